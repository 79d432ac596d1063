import type { Core } from "@strapi/strapi";
import { hashOf } from "../codes/link-codes";
import { isUniqueViolation } from "../rules/unique-violation";
import { inboxes } from "../slots/inboxes";
import { renewalKey } from "./store-once";

const hashLength = hashOf("").length;
const formerRenewal = "verlaengerung-";

/** The fields that held codes and keys as they were sent */
const fields = { Zugangscode: hashOf, Schluessel: hashOfKey };

/** The key of a renewal could be sent by a visitor who knew the id of the former entry. */
export function hashOfKey(key: string): string {
  return hashOf(key.startsWith(formerRenewal) ? renewalKey(key.slice(formerRenewal.length)) : key);
}

/**
 * Puts hashes in the place of the codes and keys that earlier releases stored, as a restored archive may hold them; their
 * links live on. Later times change nothing.
 */
export async function hashStoredCodes(strapi: Core.Strapi): Promise<void> {
  const database = strapi.db.connection;
  for (const { uid } of inboxes()) {
    const { attributes, collectionName = "" } = strapi.contentType(uid);
    for (const [field, toHash] of Object.entries(fields)) {
      if (!(field in attributes)) continue;
      const column = field.toLowerCase();
      const former = await database(collectionName)
        .select("id", column)
        .whereRaw("length(??) <> ?", [column, hashLength]);
      for (const row of former) {
        const store = (hash: string) =>
          database(collectionName)
            .where("id", row.id)
            .update({ [column]: hash });
        try {
          await store(toHash(row[column]));
        } catch (error) {
          if (!isUniqueViolation(error)) throw error;
          // An earlier release did not find the key of an entry of this one, and stored what was sent again. That entry stays
          // under a key that nobody sends.
          await store(hashOf(`entry ${row.id} ${row[column]}`));
        }
      }
    }
  }
}
