import type { Target } from "./match-route";

/** A path in the spelling of links. One with a slash at its end stays: Next redirects it. */
const spelled = (sent: string, decoded: string): string =>
  sent.length > 1 && sent.endsWith("/") ? sent : decoded.split("/").map(encodeURIComponent).join("/");

/**
 * An address in one spelling with the parameters that its route knows, in one order. `isOpen` says that strangers can make up any
 * number of such addresses with a page.
 * @param extra names that are kept on every route
 * @returns undefined for what is neither page nor file of the app
 */
export function canonicalAddress({ path, match, sent }: Target, extra: readonly string[] = []) {
  if (path === undefined || !match || match.route.kind === "api" || match.route.kind === "build")
    return undefined;
  const { parameters = [], pattern, isDeep = false } = match.route;
  const given = new URLSearchParams(sent.query);
  const known = new URLSearchParams(
    [...parameters, ...extra].flatMap((name) =>
      given.getAll(name).map((value): [string, string] => [name, value]),
    ),
  );
  const address = spelled(sent.path, path);
  return {
    address: known.size > 0 ? `${address}?${known}` : address,
    pattern,
    isOpen: known.size > 0 || isDeep,
  };
}
