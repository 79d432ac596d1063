import { berlinDay, startOfBerlinDay } from "@dorfforum/shared/calendar/format";
import type { Core } from "@strapi/strapi";
import { rows } from "../database/rows";

export const bookingType = "api::buchung.buchung";
export const placeType = "api::ort.ort";
export const confirmed = "bestätigt";

/** When a booking occupies its room, from `von` to `bis` (ISO, UTC). */
export type Span = { von: string; bis: string };

/** The attribute `Termine` of a booking: a JSON field may hold anything. */
export const spansOf = ({ Termine }: { Termine?: unknown }): Span[] =>
  Array.isArray(Termine) ? (Termine as Span[]) : [];

/** What visitors may know of a booking. `Teil` "" is the whole room. */
type Occupied = { Teil: string } & Span;

/** When rooms are occupied by confirmed bookings, from the beginning of today, by the documentId of the Ort. */
export async function occupiedOf(
  strapi: Core.Strapi,
  now: Date,
  documentId?: string,
): Promise<Map<string, Occupied[]>> {
  const today = berlinDay(now);
  const midnight = startOfBerlinDay(today).toISOString();
  const bookings = await rows(strapi, bookingType).findMany({
    select: ["Teil", "Termine"],
    where: {
      Bearbeitungsstand: confirmed,
      Letzter_Tag: { $gte: today },
      Raum: documentId ? { documentId } : { id: { $notNull: true } },
    },
    populate: { Raum: { select: ["documentId"] } },
  });
  const occupied = new Map<string, Occupied[]>();
  for (const booking of bookings) {
    const room = (booking.Raum as unknown as { documentId: string }).documentId;
    const spans = spansOf(booking).filter(({ bis }) => bis > midnight);
    const list = occupied.get(room) ?? [];
    list.push(...spans.map(({ von, bis }) => ({ Teil: booking.Teil ?? "", von, bis })));
    occupied.set(room, list);
  }
  for (const list of occupied.values()) list.sort((a, b) => (a.von < b.von ? -1 : 1));
  return occupied;
}
