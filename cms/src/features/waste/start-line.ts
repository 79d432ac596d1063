import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { missingYear, readCollections } from "@dorfforum/shared/waste/collections";
import type { Core } from "@strapi/strapi";
import { readable } from "../../access/readable";
import { alarmOf } from "../../calendar-files/fetch-state";
import type { StartLine, Task } from "../../slots/feature";
import { type DistrictState, districtType } from "./waste-district";

/** Districts whose days are missing or cannot be read, for who may change them */
export async function incompleteDistricts(strapi: Core.Strapi): Promise<StartLine> {
  const districts = await (await readable(strapi, districtType, "update"))?.find({}, {});
  const today = berlinDay(new Date());
  const entries = (districts ?? []).flatMap(
    ({ documentId, Name, Termine, Kalender_Adresse, Lesestand, createdAt }): Task[] => {
      const missing = missingYear(readCollections(String(Termine ?? "")).collections, today);
      const source = {
        Aus: !Kalender_Adresse,
        Adresse: String(Kalender_Adresse),
        createdAt: String(createdAt),
      };
      const alarm = alarmOf(source, (Lesestand ?? {}) as Partial<DistrictState>, new Date());
      const notes = [missing && `${missing} fehlt noch`, alarm].flatMap((note) => note || []);
      return notes.length > 0
        ? [{ uid: districtType, documentId, title: String(Name), note: notes.join("; ") }]
        : [];
    },
  );
  return { sentence: { words: ["Bezirk", "Bezirke"], rest: "des Abfallkalenders" }, entries };
}
