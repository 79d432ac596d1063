import { toByteString } from "./byte-string";

/** What Next's scripts of one piece of data begin and end with. A `<` of the data itself is escaped. */
const push = 'self.__next_f.push([1,"';
const endOfPush = '"])</script>';

/** All texts are byte strings. */
type DocumentData = {
  /** The rows that React reads */
  stream: string;
  /** The document with its data replaced, in one script in place of the first */
  withStream: (stream: string) => string;
};

/** The data for hydration in a document. Undefined where there is none, or other than text. @throws on another form */
export function readDocumentData(html: string): DocumentData | undefined {
  const firstPush = html.indexOf(push);
  if (firstPush < 0 || html.includes("self.__next_f.push([3,")) return undefined;
  const start = html.lastIndexOf("<script", firstPush);
  const opening = html.slice(start, firstPush + push.length);
  const pieces: string[] = [];
  const between: string[] = [];
  let end = start;
  for (let next = start; next >= 0; next = html.indexOf(opening, end)) {
    between.push(html.slice(end, next));
    const from = next + opening.length;
    const to = html.indexOf(endOfPush, from);
    if (to < 0) throw new Error("A script of the page's data does not end.");
    pieces.push(html.slice(from, to));
    end = to + endOfPush.length;
  }
  const [, ...others] = between;
  return {
    // Of what is not ASCII, Next escapes U+2028 and U+2029, which JSON.parse makes characters.
    stream: JSON.parse(`"${pieces.join("")}"`).replace(/[\u0100-\uffff]+/g, toByteString),
    withStream: (stream) =>
      [
        html.slice(0, start),
        opening.slice(0, -1),
        inScript(stream),
        endOfPush.slice(1),
        ...others,
        html.slice(end),
      ].join(""),
  };
}

/** What a string in single quotes, in a script, may not have as it is, control characters among it. The data are full of double quotes. */
const special = /[\\'<]|[^ -\uffff]/g;
const escapes: Record<string, string> = { "\n": "\\n", "\\": "\\\\" };

const inScript = (text: string): string => `'${text.replace(special, escaped)}'`;

const escaped = (character: string): string =>
  escapes[character] ?? `\\x${character.charCodeAt(0).toString(16).padStart(2, "0")}`;
