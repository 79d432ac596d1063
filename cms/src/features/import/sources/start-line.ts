import type { Core } from "@strapi/strapi";
import { alarmOf } from "../../../calendar-files/fetch-state";
import type { StartLine } from "../../../slots/feature";
import { importRights } from "../rights";
import { allSources, sourceType } from "./find-source";

const page = "/plugins/redaktion/uebernehmen";

/** Calendars that wait for a press, or have not been read for two days, for who may import */
export async function waitingSources(strapi: Core.Strapi): Promise<StartLine> {
  if (!importRights(strapi, "kalender").mayImport) return { entries: [] };
  const entries = (await allSources(strapi)).flatMap(({ documentId, Name, Stand, ...source }) => {
    const note = alarmOf(source, Stand, new Date());
    return note ? [{ uid: sourceType, documentId, title: `Kalender „${Name}“`, note, page }] : [];
  });
  return { entries };
}
