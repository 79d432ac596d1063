/*
 * What is a mail address, for the site's forms and the CMS. Browsers run this file: `new URL` converts names as
 * `domainToASCII` of node:url does.
 */

const parts = /^([^@]+)@([\p{L}\p{M}\p{N}.-]+)$/u;
/** Without quotes: dots between other characters alone (RFC 5321 4.1.2). Letters beyond ASCII reach only servers with SMTPUTF8 (RFC 6531). */
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** RFC 5321 4.5.3.1.1 */
const maxLocalPartLength = 64;
/** Labels with a last one that is no number: mail to a name without a dot would not arrive. */
const domainName = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/**
 * A mail address as mail servers take it, with the domain in Punycode: "ß" is a letter of its own (UTS 46).
 * @returns undefined if it is no address, or one with letters beyond ASCII before the @
 */
export function toMailAddress(written: string): string | undefined {
  const [, local = "", domain = ""] = parts.exec(written) ?? [];
  const name = toAscii(domain);
  const address = `${local}@${name}`;
  const isLocalPart = local.length <= maxLocalPartLength && localPart.test(local);
  const isAddress = isLocalPart && domainName.test(name) && address.length <= 254;
  return isAddress ? address : undefined;
}

/** Whether only letters beyond ASCII before the @ keep a text from being an address. */
export const hasForeignLocalPart = (written: string): boolean =>
  /[^\p{ASCII}].*@/u.test(written) &&
  toMailAddress(written.replace(/[\p{L}\p{M}](?=.*@)/gu, "x")) !== undefined;

function toAscii(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return "";
  }
}
