/** The largest file that editors may upload, in bytes. What visitors may send is less: receiving/form-fields.ts. */
export const maxEditorUploadBytes = 10 * 1024 * 1024;

/** The largest video that the site sends to phones, in kB of 1,000 bytes, as Strapi counts them. The site's own stay below. */
export const maxPhoneVideoKB = 90;
