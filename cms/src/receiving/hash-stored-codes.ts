import type { Core } from "@strapi/strapi";
import { inboxes } from "../inboxes";
import { hashOf } from "../mail/link-codes";
import { renewalKey } from "./store-once";

const hashLength = hashOf("").length;
const formerRenewal = "verlaengerung-";

/** The fields that held codes and keys as they were sent */
const fields = { Zugangscode: hashOf, Schluessel: hashOfKey };

/** The key of a renewed request for a room could be sent by a visitor who knew the id of the former one. */
export function hashOfKey(key: string): string {
  return hashOf(key.startsWith(formerRenewal) ? renewalKey(key.slice(formerRenewal.length)) : key);
}

/**
 * Puts hashes in the place of the codes and keys that earlier releases stored, as a restored archive may hold them; their
 * links live on. Later times change nothing.
 */
export async function hashStoredCodes(strapi: Core.Strapi): Promise<void> {
  const database = strapi.db.connection;
  for (const { uid } of inboxes) {
    const { attributes, collectionName = "" } = strapi.contentType(uid);
    for (const [field, toHash] of Object.entries(fields)) {
      if (!(field in attributes)) continue;
      const column = field.toLowerCase();
      const former = await database(collectionName)
        .select("id", column)
        .whereRaw("length(??) <> ?", [column, hashLength]);
      for (const row of former)
        await database(collectionName)
          .where("id", row.id)
          .update({ [column]: toHash(row[column]) });
    }
  }
}
