/** The largest video that the site sends to phones, in kB of 1,000 bytes, as Strapi counts them. The site's own stay below. */
export const maxPhoneVideoKB = 90;
