/** An address, and what says before it where it ends. A backslash before punctuation is Markdown's. */
const written = /(?<start>\]\(<?|[<"'=])?(?<address>https?:\/\/(?:\\[!-/:-@[-`{-~]|(?!\]\()[^\s\\<>"`|])+)/gi;
/** What stands after an address in a sentence */
const sentenceEnd = /[\].,:;!?*_~'“”„‘’»«…]+$/;
/** Names that nobody can own (RFC 2606), such as the demo village's */
const reservedName = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|invalid|test|localhost)\.?$/i;

/**
 * The addresses of other sites in an entry's texts, in Markdown, HTML or by themselves, each once.
 * @param entry its texts, and components with texts
 * @param siteUrl the site's own address
 */
export function linksIn(entry: unknown, siteUrl = ""): string[] {
  const own = URL.parse(siteUrl)?.hostname;
  const isForeign = (address: string) => {
    const url = URL.parse(address);
    return url !== null && url.hostname !== own && !reservedName.test(url.hostname);
  };
  return [...new Set(textsIn(entry).flatMap(addressesIn).filter(isForeign))];
}

const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(textsIn);

const addressesIn = (text: string): string[] =>
  [...text.matchAll(written)].map(({ groups: { start, address = "" } = {} }) => {
    const inside = untilUnopened(address);
    const end = start ? /'+$/ : sentenceEnd;
    return inside.replace(end, "").replace(/\\(.)/g, "$1").replaceAll("&amp;", "&");
  });

/** Up to the bracket that closes what was opened before the address */
function untilUnopened(address: string): string {
  let open = 0;
  for (const [index, character] of [...address].entries()) {
    if (character === "(") open += 1;
    if (character === ")" && open-- === 0) return address.slice(0, index);
  }
  return address;
}
