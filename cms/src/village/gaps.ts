/** Text in brackets that is no link, checkbox or footnote of Markdown */
const gap = /(?<!\])\[(?![ xX]\]|\^)[^[\]\n]+\](?![([:])/g;

/** The gaps of a text that someone has to fill, such as "[Telefon]", each once and in their order. */
export const gapsIn = (text: unknown): string[] =>
  typeof text === "string" ? [...new Set(text.match(gap) ?? [])] : [];
