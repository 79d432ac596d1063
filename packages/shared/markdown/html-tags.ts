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
/** Words behind a tag's name are attributes with a value, or these; "<main act: Band>" is text. */
const booleanAttribute =
  /^(?:allowfullscreen|async|autofocus|autoplay|checked|compact|controls|default|defer|disabled|hidden|ismap|loop|multiple|muted|noshade|novalidate|nowrap|open|playsinline|readonly|required|reversed|selected)$/i;
const hasOnlyAttributes = (tag: string): boolean =>
  tag.includes("=") ||
  tag
    .slice(1, -1)
    .split(/[\s/]+/)
    .filter(Boolean)
    .slice(1)
    .every((word) => booleanAttribute.test(word));

/** German placeholders are capitalised words: "<Datum>", "<Video>". "<BR>" and "<Br>" are HTML. */
const isWord = (name: string) => /^[A-Z][a-z]{3,}$/.test(name);
/** Placeholders that are names of HTML too, where they have attributes */
const isPlaceholder = /^<(?:audio|button|data|label|link|map|object|source|time|title|video)>$/;

/** What a tag of HTML is; undefined for what is none, such as "<Vorstand>" */
export function tagKind(tag: string): TagKind | undefined {
  const [, name = ""] = wholeTag.exec(tag) ?? [];
  return isWord(name) || isPlaceholder.test(tag) || !hasOnlyAttributes(tag)
    ? undefined
    : kinds.get(name.toLowerCase());
}

/** Code in a text may be about HTML. */
const code = "(?<!`)(?<ticks>`+)[^`]+\\k<ticks>(?!`)";
/** Tags of Word ("<o:p>"), and what begins as a comment or declaration but is none */
const otherHtml = new RegExp(String.raw`${code}|<\/?[movwx]:[a-z]+(?=[\s/>])[^<>]*>|(?<!\\)<(?=[!?])`, "gi");

/** Without comments that programs write or that stand alone on their lines or between tags, and without scripts and styles with what is in them. Linear in the text's length */
export function withoutUnseenHtml(text: string): string {
  if (!text.includes("<")) return text;
  let shown = without(text, "<!--", "-->", isUnseenComment);
  for (const name of ["script", "style"]) shown = without(shown, `<${name}(?=[\\s>])[^<>]*>`, `</${name}>`);
  return shown.replace(otherHtml, (html) => (html.startsWith("`") ? html : html === "<" ? "\\<" : ""));
}

/** "5 <!-- 3 --> 4" is what a person typed. */
const isUnseenComment = (text: string, start: number, end: number): boolean =>
  /^<!--(?:[[<]|\s*(?:StartFragment|EndFragment|\/?wp:|more\s*-))/.test(text.slice(start, start + maxGap)) ||
  (/(?:^|[\n>])[ \t]*$/.test(text.slice(Math.max(start - maxGap, 0), start)) &&
    /^[ \t]*(?:$|[\n<])/.test(text.slice(end, end + maxGap)));
const maxGap = 50;

function without(
  text: string,
  begin: string,
  end: string,
  isUnseen: (text: string, start: number, end: number) => boolean = () => true,
): string {
  const lower = text.toLowerCase();
  let shown = "";
  let last = 0;
  let stop = 0;
  for (const { 0: start, index, groups } of text.matchAll(new RegExp(`${code}|${begin}`, "gi"))) {
    if (index < last || groups?.ticks) continue;
    if (stop < index + start.length) stop = lower.indexOf(end, index + start.length);
    if (stop < 0) break;
    if (!isUnseen(text, index, stop + end.length)) continue;
    shown += text.slice(last, index);
    last = stop + end.length;
  }
  return shown + text.slice(last);
}
