import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { rows } from "../database/rows";
import { eventType, linkEvents, moveEvents, notOver, readPlaces } from "./link-events";
import { isSameName, placeType } from "./place";
import { findSpellings, isWritten, type Spelling } from "./spellings";

export const readSpellings = async (strapi: Core.Strapi): Promise<Spelling[]> =>
  findSpellings(
    await readPlaces(strapi),
    await rows(strapi, eventType).findMany({ select: ["documentId", "Ort", "Adresse"], where: notOver }),
  );

/**
 * Gives the coming events that write their place one way the name and facts of an Ort. Another Ort of the former name goes,
 * once no coming event is there.
 * @throws NotFoundError with a German sentence; what refuses to delete an Ort
 */
export async function joinSpelling(
  strapi: Core.Strapi,
  documentId: string,
  spelling: { name: string; address: string },
): Promise<void> {
  const places = await readPlaces(strapi);
  const place = places.find((each) => each.documentId === documentId);
  if (!place) throw new errors.NotFoundError("Diesen Ort gibt es nicht mehr.");
  const former = places.find((each) => each !== place && isSameName(each.Name, spelling.name));
  await strapi.db.transaction(async () => {
    const all = await rows(strapi, eventType).findMany({
      where: { ...notOver, Ort: { $containsi: spelling.name.trim() } },
    });
    const events = all.filter(isWritten(spelling));
    await moveEvents(strapi, events, { ...former, Adresse: spelling.address || null }, place);
    const isLeft = all.some((event) => isSameName(event.Ort ?? "", spelling.name) && !events.includes(event));
    if (former && !isLeft) await strapi.documents(placeType).delete({ documentId: former.documentId });
    await linkEvents(strapi, { Ort: { $containsi: place.Name.trim() } });
  });
}
