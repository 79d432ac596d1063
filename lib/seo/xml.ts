import XMLBuilder from "fast-xml-builder";

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  suppressEmptyNode: true,
});

/** A whole XML document. Attributes are keys that begin with `@`; everything is escaped. */
export const toXml = (document: Record<string, unknown>): string =>
  toValidXml(builder.build({ "?xml": { "@version": "1.0", "@encoding": "UTF-8" }, ...document }));

// biome-ignore lint/suspicious/noControlCharactersInRegex: the characters to remove
const invalidCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Removes the characters that XML 1.0 cannot hold, not even escaped. */
export const toValidXml = (xml: string): string => xml.replace(invalidCharacters, "");
