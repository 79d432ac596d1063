/** The largest file that editors may upload, in bytes. What visitors may send is less: packages/shared/forms/form-fields.ts. */
export const maxEditorUploadBytes = 10 * 1024 * 1024;
