import { askedDays, linkDays } from "@dorfforum/shared/confirmations/limits";
import type { Core } from "@strapi/strapi";
import { appKeys, codeFor, hashOf } from "../../codes/link-codes";
import { type Row, rows } from "../../database/rows";
import type { DocumentMiddleware } from "../../documents/saved";
import { confirmEntry } from "./confirm-entry";
import { confirmedTypes, isConfirmedType } from "./confirmed-types";

export const requestType = "api::nachfrage.nachfrage";

const dayMs = 24 * 3600 * 1000;

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
type LinkedEntry = { Typ: string; Dokument: string; Stand: LinkState };
type LinkState = "offen" | "bestätigt" | "abgelaufen";

type Times = Pick<Row<typeof requestType>, "Bestaetigt_am" | "Laeuft_ab_am">;

export function linkState({ Bestaetigt_am, Laeuft_ab_am }: Times, now: Date): LinkState {
  if (Bestaetigt_am) return "bestätigt";
  return new Date(String(Laeuft_ab_am)).getTime() > now.getTime() ? "offen" : "abgelaufen";
}

/** Undefined if no entry has this code. Changes nothing. */
export async function findLinked(
  strapi: Core.Strapi,
  code: string,
  now: Date,
): Promise<LinkedEntry | undefined> {
  const found = await rows(strapi, requestType).findOne({ where: { Code_Hash: hashOf(code) } });
  return found ? { Typ: found.Typ, Dokument: found.Dokument, Stand: linkState(found, now) } : undefined;
}

/**
 * Confirms the entry of a link, and notes that the link was used: both or neither. Later requests change nothing; two in the
 * same moment may both confirm.
 * @returns false for an unknown or expired code, and if the entry is no longer published
 */
export async function confirmByLink(strapi: Core.Strapi, code: string, now: Date): Promise<boolean> {
  return strapi.db.transaction(async () => {
    const linked = await findLinked(strapi, code, now);
    if (linked?.Stand === "bestätigt") return true;
    const type = confirmedTypes.find(({ name }) => name === linked?.Typ);
    if (!type || linked?.Stand !== "offen") return false;
    if (!(await confirmEntry(strapi, type, linked.Dokument, now))) return false;
    const where = { Code_Hash: hashOf(code) };
    await rows(strapi, requestType).updateMany({ where, data: { Bestaetigt_am: now } });
    return true;
  });
}

/** Removes what was noted about an entry when it is deleted. */
export const removeRequestWithEntry: DocumentMiddleware = (strapi) => async (context, next) => {
  if (context.action !== "delete" || !isConfirmedType(context.uid)) return next();
  const { documentId } = context.params;
  return strapi.db.transaction(async () => {
    await rows(strapi, requestType).deleteMany({ where: { Dokument: documentId } });
    return next();
  });
};

/** Removes notes that are no longer needed to ask nobody twice in a year. */
export async function removeOldRequests(strapi: Core.Strapi, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - askedDays * dayMs);
  await rows(strapi, requestType).deleteMany({ where: { Gefragt_am: { $lt: limit } } });
}
