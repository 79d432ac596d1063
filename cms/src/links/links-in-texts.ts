/** An address, and what says before it where it ends. A backslash before punctuation is Markdown's. */
const written =
  /(?<start>\]\(<?|[<"'=])?(?<address>https?:\/\/(?:\\[!-/:-@[-`{-~]|\([^\s()\\<>"`|]*\)|(?!\]\()[^\s()\\<>"`|])+)/gi;
/** What stands after an address in a sentence */
const sentenceEnd = /[\].,:;!?*_~'“”„‘’»«…]+$/;
/** Names that nobody can own (RFC 2606), such as the demo village's */
const reservedName = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|invalid|test|localhost)\.?$/i;

/**
 * The addresses of other sites in an entry's texts, in Markdown, HTML or by themselves, each once.
 * @param entry its texts, and components with texts
 */
export function linksIn(entry: unknown, siteUrl = process.env.SITE_URL ?? ""): string[] {
  const ownHost = URL.parse(siteUrl)?.hostname;
  const addresses = textsIn(entry).flatMap((text) => [...text.matchAll(written)].map(toAddress));
  return [...new Set(addresses)].filter((address) => {
    const host = URL.parse(address)?.hostname;
    return host && host !== ownHost && !reservedName.test(host);
  });
}

const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(textsIn);

const toAddress = ({ groups: { start, address = "" } = {} }: RegExpMatchArray) =>
  address
    .replace(start ? /'+$/ : sentenceEnd, "")
    .replace(/\\(.)/g, "$1")
    .replaceAll("&amp;", "&");
