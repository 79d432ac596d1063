/**
 * A byte string is a text in UTF-8 with one character for each byte. What looks for ASCII alone reads and cuts it as it is, and
 * needs no decoding, which takes longer for a page than all that is done with it.
 */
export const toByteString = (text: string): string => Buffer.from(text).toString("latin1");

export const fromByteString = (bytes: string): Buffer => Buffer.from(bytes, "latin1");
