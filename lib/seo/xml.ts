import { XMLBuilder } from "fast-xml-parser";

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  suppressEmptyNode: true,
});

/** A whole XML document. Attributes are keys that begin with `@`; everything is escaped. */
export const toXml = (document: Record<string, unknown>): string =>
  builder.build({ "?xml": { "@version": "1.0", "@encoding": "UTF-8" }, ...document });

/** XML 1.0 has no way to write these, not even escaped; one of them would break a whole feed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it is about
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

export const writableInXml = (text: string): string => text.replace(unwritable, "");
