import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import type { StoredSpecialDay } from "@dorfforum/shared/opening-hours/special-days";
import type { Core } from "@strapi/strapi";
import { touchAndAnnounce } from "../rules/connect-published";
import { closedRow, withSpecialDays } from "./closing-fields";
import { organisationType, type StoredVersion, storeSpecialDays } from "./store-special-days";

const placeType = "api::ort.ort";

type Version = StoredVersion & {
  Oeffnungszeiten_Hinweis?: string | null;
  Importstand?: Record<string, unknown> | null;
};

/**
 * Makes special days of what earlier releases had: Schliesstage, a text, of organisations and Schliessungen of places. Runs once; what
 * it read stays where it is for a release that is put back.
 */
export async function takeOverClosings(strapi: Core.Strapi, now = new Date()): Promise<void> {
  const store = strapi.store({ type: "app", name: "dorfforum", key: "special-days" });
  if (await store.get({})) return;
  const today = berlinDay(now);
  const [texts, closings] = [await formerTexts(strapi), await formerClosings(strapi)];
  await strapi.db.transaction(async () => {
    const organisations = await versionsOf(strapi, organisationType, [...texts.keys()]);
    for (const version of organisations) {
      const { Oeffnungszeiten_Hinweis, Importstand } = version;
      const former = { Oeffnungszeiten_Hinweis, Schliesstage: texts.get(version.id) };
      const { Besondere_Tage = [], ...fields } = withSpecialDays(former, today);
      // What was imported last, so that the next import does not take it for an editor's
      const imported = Importstand?.Schliesstage ? { Importstand: withSpecialDays(Importstand, today) } : {};
      await storeSpecialDays(strapi, organisationType, version, Besondere_Tage as StoredSpecialDay[], {
        fields: { ...fields, ...imported },
      });
    }
    for (const version of await versionsOf(strapi, placeType, [...closings.keys()]))
      await storeSpecialDays(strapi, placeType, version, closings.get(version.id) ?? []);
    await touchAndAnnounce(
      strapi,
      organisationType,
      organisations.filter(({ publishedAt }) => publishedAt),
    );
    await store.set({ value: { takenOver: true } });
  });
}

const versionsOf = (strapi: Core.Strapi, uid: typeof organisationType | typeof placeType, ids: number[]) =>
  strapi.db.query(uid).findMany({ where: { id: { $in: ids } } }) as Promise<Version[]>;

/** The Schliesstage of organisations by the id of their version. The column is there in databases of earlier releases alone. */
async function formerTexts(strapi: Core.Strapi): Promise<Map<number, string>> {
  const table = "organisationen";
  const database = strapi.db.connection;
  if (!(await database.schema.hasColumn(table, "schliesstage"))) return new Map();
  const rows: { id: number; schliesstage: string }[] = await database(table)
    .select("id", "schliesstage")
    .whereNotNull("schliesstage");
  return new Map(
    rows.filter(({ schliesstage }) => schliesstage.trim()).map(({ id, schliesstage }) => [id, schliesstage]),
  );
}

type FormerClosing = { place: number; von: string; bis: string | null; grund: string | null };

async function formerClosings(strapi: Core.Strapi): Promise<Map<number, StoredSpecialDay[]>> {
  const database = strapi.db.connection;
  const found = new Map<number, StoredSpecialDay[]>();
  if (!(await database.schema.hasTable("teile_schliessung"))) return found;
  const rows: FormerClosing[] = await database("orte_cmps")
    .join("teile_schliessung", "teile_schliessung.id", "orte_cmps.cmp_id")
    .where({ component_type: "teile.schliessung" })
    .orderBy("orte_cmps.order")
    .select("orte_cmps.entity_id as place", "von", "bis", "grund");
  for (const { place, von, bis, grund } of rows)
    if (von) found.set(place, [...(found.get(place) ?? []), closedRow(von, bis ?? von, grund ?? undefined)]);
  return found;
}
