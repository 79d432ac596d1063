import type { Core } from "@strapi/strapi";
import { rows } from "../database/rows";
import { appKeys, codeFor, hashOf } from "../mail/link-codes";
import type { DocumentMiddleware } from "../rules/saved";
import { confirmEntry } from "./confirm-entry";
import { confirmedTypes, isConfirmedType } from "./confirmed-types";

export const requestType = "api::nachfrage.nachfrage";

const dayMs = 24 * 3600 * 1000;
export const linkDays = 60;
/** Longer than a year, so that nobody is asked twice in one. */
const maxAgeMs = 400 * dayMs;

/** The code for the entry's mail, in place of that of an earlier year. Only its hash is stored. */
export async function issueCode(
  strapi: Core.Strapi,
  documentId: string,
  now: Date,
): Promise<string | undefined> {
  const where = { Dokument: documentId };
  const request = await rows(strapi, requestType).findOne({ where });
  if (!request) return undefined;
  const [secret] = appKeys(strapi);
  const askedAt = new Date(String(request.Gefragt_am)).getTime();
  const code = codeFor(secret, `confirmation ${documentId} ${askedAt}`);
  const Laeuft_ab_am = new Date(now.getTime() + linkDays * dayMs);
  await rows(strapi, requestType).updateMany({ where, data: { Code_Hash: hashOf(code), Laeuft_ab_am } });
  return code;
}

/** What a link opens; `Typ` is a name such as "organisation". A link that was used is "bestätigt", however old it is. */
type LinkedEntry = { Typ: string; Dokument: string; Stand: "offen" | "bestätigt" | "abgelaufen" };

/** Undefined if no entry has this code. Changes nothing. */
export async function findLinked(
  strapi: Core.Strapi,
  code: string,
  now: Date,
): Promise<LinkedEntry | undefined> {
  const found = await rows(strapi, requestType).findOne({ where: { Code_Hash: hashOf(code) } });
  if (!found) return undefined;
  const { Typ, Dokument, Bestaetigt_am, Laeuft_ab_am } = found;
  const isExpired = new Date(String(Laeuft_ab_am)).getTime() <= now.getTime();
  return { Typ, Dokument, Stand: Bestaetigt_am ? "bestätigt" : isExpired ? "abgelaufen" : "offen" };
}

/**
 * Confirms the entry of a link, once: of several requests the database lets one pass, and the others change nothing.
 * @returns false for an unknown or expired code, and if the entry is no longer published
 */
export async function confirmByLink(strapi: Core.Strapi, code: string, now: Date): Promise<boolean> {
  const linked = await findLinked(strapi, code, now);
  if (linked?.Stand === "bestätigt") return true;
  const type = confirmedTypes.find(({ name }) => name === linked?.Typ);
  if (!type || linked?.Stand !== "offen") return false;
  const { count } = await rows(strapi, requestType).updateMany({
    where: { Code_Hash: hashOf(code), Bestaetigt_am: { $null: true } },
    data: { Bestaetigt_am: now },
  });
  return count === 0 || confirmEntry(strapi, type, linked.Dokument, now);
}

/** Removes what was noted about an entry when it is deleted. */
export const removeRequestWithEntry: DocumentMiddleware = (strapi) => async (context, next) => {
  const deleted = await next();
  if (context.action === "delete" && isConfirmedType(context.uid)) {
    const { documentId } = context.params;
    await rows(strapi, requestType).deleteMany({ where: { Dokument: documentId } });
  }
  return deleted;
};

/** Removes notes that are no longer needed to ask nobody twice in a year. */
export async function removeOldRequests(strapi: Core.Strapi, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - maxAgeMs);
  await rows(strapi, requestType).deleteMany({ where: { Gefragt_am: { $lt: limit } } });
}
