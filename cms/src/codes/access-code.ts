import type { Core } from "@strapi/strapi";
import { rows, type TypesWith } from "../database/rows";
import type { InboxType } from "../slots/inbox";
import { appKeys, codeFor, hashOf } from "./link-codes";

/** The hashes of the codes that open an entry to its sender. An entry of before there were codes has none. */
type Access = {
  Vorgangsnummer: string;
  /** Of the code in the receipt and the first mail */
  Zugangscode?: string | null;
  /** Of the code in later mails, where no key makes the first */
  Weiterer_Zugangscode?: string | null;
};

/** The code that the key makes for an entry */
export const derivedCode = (key: string, Vorgangsnummer: string): string =>
  codeFor(key, `sender ${Vorgangsnummer}`);

/**
 * The code to show to the sender, which stays when APP_KEYS get a new first key.
 * @param keys the first makes new codes; codes of the others are accepted
 * @returns `isStored`: whether it opens the entry already
 */
export function chooseCode(keys: readonly [string, ...string[]], entry: Access) {
  const stored = [entry.Zugangscode, entry.Weiterer_Zugangscode];
  const codes = keys.map((key) => derivedCode(key, entry.Vorgangsnummer));
  const valid = codes.find((code) => stored.includes(hashOf(code)));
  return { code: valid ?? derivedCode(keys[0], entry.Vorgangsnummer), isStored: valid !== undefined };
}

/**
 * The code of a link to the sender; undefined for an entry that no code opens. Where the first code was made by an earlier
 * release, or its key is gone, a second one is stored, and the first goes on opening the entry.
 */
export async function accessCodeOf(
  strapi: Core.Strapi,
  uid: InboxType,
  entry: Access,
): Promise<string | undefined> {
  if (!entry.Zugangscode) return undefined;
  const { code, isStored } = chooseCode(appKeys(strapi), entry);
  const where = { Vorgangsnummer: entry.Vorgangsnummer };
  if (!isStored)
    await rows(strapi, uid as TypesWith<"Weiterer_Zugangscode">).updateMany({
      where,
      data: { Weiterer_Zugangscode: hashOf(code) },
    });
  return code;
}

/** The entry that a code opens. @param find looks for an entry by the hash of a code */
export async function findByCode<Entry>(
  code: string,
  find: (where: { Zugangscode: string } | { Weiterer_Zugangscode: string }) => Promise<Entry | null>,
): Promise<Entry | null> {
  const hash = hashOf(code);
  return (await find({ Zugangscode: hash })) ?? find({ Weiterer_Zugangscode: hash });
}
