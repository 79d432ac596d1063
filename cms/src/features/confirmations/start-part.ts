import type { Core } from "@strapi/strapi";
import { readable } from "../../access/readable";
import type { StartPart } from "../../slots/start-part";
import { confirmedField, confirmedTypes, outOfDateBefore } from "./confirmed-types";

const maxEntriesNamed = 3;

export async function unconfirmedOf(strapi: Core.Strapi): Promise<StartPart> {
  const filters = { [confirmedField]: { $lt: await outOfDateBefore(strapi, new Date()) } };
  const found = await Promise.all(
    confirmedTypes.map(async ({ uid, title }) => {
      const type = await readable(strapi, uid);
      if (!type) return undefined;
      const status = "published";
      const [count, entries] = await Promise.all([
        type.count(filters, { status }),
        type.find(filters, { status, sort: `${confirmedField}:ASC`, limit: maxEntriesNamed }),
      ]);
      const named = entries.map((entry) => ({
        uid,
        documentId: entry.documentId,
        title: String(entry[title]),
        confirmedOn: String(entry[confirmedField]),
      }));
      return { count, named };
    }),
  );
  const types = found.flatMap((type) => type ?? []);
  if (types.length === 0) return {};
  const count = types.reduce((sum, type) => sum + type.count, 0);
  const first = types
    .flatMap(({ named }) => named)
    .sort((one, other) => one.confirmedOn.localeCompare(other.confirmedOn))
    .slice(0, maxEntriesNamed);
  return { unconfirmed: { count, first } };
}
