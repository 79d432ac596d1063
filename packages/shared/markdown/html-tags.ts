const blockNames =
  "address article aside blockquote body br caption center dd details dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hr html legend li main menu nav ol p pre section summary table tbody tfoot thead tr ul".split(
    " ",
  );
const inlineNames =
  "a abbr acronym area audio b base bdi bdo big blink button canvas cite code col colgroup data datalist del dfn em embed font frame frameset i iframe img input ins kbd label link map mark marquee meta meter nobr noscript object optgroup option output param picture progress q rp rt ruby s samp script select slot small source span strike strong style sub sup svg template textarea time title track tt u var video wbr".split(
    " ",
  );
const kinds = new Map<string, TagKind>([
  ...blockNames.map((name) => [name, "block"] as const),
  ...inlineNames.map((name) => [name, "inline"] as const),
  ...["td", "th"].map((name) => [name, "cell"] as const),
]);

/** Begins another line, another column, or neither */
export type TagKind = "block" | "cell" | "inline";

/** What looks like a tag of HTML. Groups: its name */
export const tagPattern = String.raw`<\/?([A-Za-z][A-Za-z0-9-]*)(?:\s[^<>]*)?\/?>`;
const wholeTag = new RegExp(`^${tagPattern}$`);

/** German placeholders are capitalised words: "<Datum>", "<Video>". "<BR>" and "<Br>" are HTML. */
const isWord = (name: string) => /^[A-Z][a-z]{3,}$/.test(name);
/** Placeholders that are names of HTML too, where they have attributes */
const isPlaceholder = /^<(?:audio|button|data|label|link|map|object|source|time|title|video)>$/;

/** What a tag of HTML is; undefined for what is none, such as "<Vorstand>" */
export function tagKind(tag: string): TagKind | undefined {
  const [, name = ""] = wholeTag.exec(tag) ?? [];
  return isWord(name) || isPlaceholder.test(tag) ? undefined : kinds.get(name.toLowerCase());
}

/** Code in a text may be about HTML. */
const code = "(?<!`)(?<ticks>`+)[^`]+\\k<ticks>(?!`)";
/** Tags of Word ("<o:p>"), and what begins as a comment or declaration but is none */
const otherHtml = new RegExp(String.raw`${code}|<\/?[movwx]:[a-z]+(?=[\s/>])[^<>]*>|(?<!\\)<(?=[!?])`, "gi");

/** Without comments, and without scripts and styles with what is in them. Linear in the text's length */
export function withoutUnseenHtml(text: string): string {
  if (!text.includes("<")) return text;
  let shown = without(text, "<!--", "-->");
  for (const name of ["script", "style"]) shown = without(shown, `<${name}(?=[\\s>])[^<>]*>`, `</${name}>`);
  return shown.replace(otherHtml, (html) => (html.startsWith("`") ? html : html === "<" ? "\\<" : ""));
}

function without(text: string, begin: string, end: string): string {
  const lower = text.toLowerCase();
  let shown = "";
  let last = 0;
  for (const { 0: start, index, groups } of text.matchAll(new RegExp(`${code}|${begin}`, "gi"))) {
    if (index < last || groups?.ticks) continue;
    const stop = lower.indexOf(end, index + start.length);
    if (stop < 0) break;
    shown += text.slice(last, index);
    last = stop + end.length;
  }
  return shown + text.slice(last);
}
