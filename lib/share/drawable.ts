/** Characters that the fonts of share pictures lack: all but Latin letters with accents and common punctuation. */
const unsupported = /[^\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u1e9e\u2010-\u201e\u2026\u20ac]/gu;

/** Removes emoji, other scripts and line breaks, which would be drawn as empty boxes. */
export const drawable = (text: string): string =>
  text.normalize("NFC").replace(/\s+/g, " ").replace(unsupported, "").replace(/ {2,}/g, " ").trim();
