import { entryOf, type Theme } from "@dorfforum/shared/letters/themes";
import type { Core } from "@strapi/strapi";
import { rows } from "../../database/rows";
import { changeDevice } from "./change-device";
import { changeSubscription } from "./change-subscription";
import { themesIn, themeText } from "./stored-lists";
import { deviceType, subscriptionType } from "./stored-types";

/** Whoever follows one of the entries follows another from now on, which holds them. Takes document ids. */
export async function moveFollowers(
  strapi: Core.Strapi,
  entries: readonly string[],
  other: string,
): Promise<void> {
  const moved = (stored: string | null | undefined) =>
    themeText(
      themesIn(stored).map((theme): Theme => {
        const { kind, id = "" } = entryOf(theme) ?? {};
        return kind && entries.includes(id) ? `${kind}:${other}` : theme;
      }),
    );
  for (const entry of entries) {
    const holds = { $contains: `:${entry}\n` };
    const where = { $or: [{ Themen: holds }, { Bestellt: holds }] };
    for (const { documentId } of await strapi.db.query(subscriptionType).findMany({ where }))
      await changeSubscription(strapi, documentId, ({ Themen, Bestellt }) => ({
        Themen: moved(Themen),
        Bestellt: moved(Bestellt) || null,
      }));
    for (const { documentId } of await rows(strapi, deviceType).findMany({ where: { Themen: holds } }))
      await changeDevice(strapi, documentId, ({ Themen }) => ({ Themen: moved(Themen) }));
  }
}
