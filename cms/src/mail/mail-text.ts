/** Removes line breaks, which would start another header or another field. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();

/** Keeps auto-responders from answering (RFC 3834). */
export const autoSubmitted = (value: "auto-generated" | "auto-replied") => ({ "Auto-Submitted": value });

/** @param path of a page of the site */
export const siteAddress = (siteUrl: string, path: string) => siteUrl.replace(/\/+$/, "") + path;
