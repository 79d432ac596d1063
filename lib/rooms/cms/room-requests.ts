import { z } from "zod";
import { changeByCode, findByCode } from "@/lib/cms/by-code";
import { type Receipt, StoredEntry, toReceipt } from "@/lib/cms/submissions";
import { instantInUtc, optional, text, textOrEmpty } from "@/lib/cms/wire";

const span = z.object({ von: instantInUtc, bis: instantInUtc });

/** What its sender may see of a request for a room (Buchung); empty once it is withdrawn. Times are instants (ISO). */
const RoomRequest = z.object({
  Vorgangsnummer: z.string(),
  Raum: z.object({ Name: z.string(), Slug: z.string().nullable() }).nullable(),
  Teil: textOrEmpty,
  Titel: textOrEmpty,
  Beginn: optional(instantInUtc),
  Ende: optional(instantInUtc),
  Belegt_von: optional(instantInUtc),
  Belegt_bis: optional(instantInUtc),
  Wiederholung: text,
  Stand: z.enum(["angefragt", "bestätigt", "abgelehnt", "zurückgezogen", "frei gegeben"]),
  Begruendung: text,
  /** The occupied spans of a confirmed one */
  Termine: z.array(span),
  /** Days ("YYYY-MM-DD") of a series that were not free */
  Nicht_frei: z.array(z.iso.date()),
  Verlaengerbar: z.boolean(),
});
export type StoredRoomRequest = z.infer<typeof RoomRequest>;

const CaretakerCalendar = z.object({
  Raum: z.string(),
  Termine: z.array(span.extend({ Vorgangsnummer: textOrEmpty, Teil: textOrEmpty, Titel: text })),
  Panel: text,
});
export type CaretakerCalendar = z.infer<typeof CaretakerCalendar>;

/** Undefined if no request has this code. @throws CmsRequestError */
export const findRoomRequest = async (code: string): Promise<StoredRoomRequest | undefined> =>
  (await findByCode("/api/buchungen/zugang", code, RoomRequest)) ?? undefined;

/** What the caretaker of a room has to know for eight weeks. Undefined if none has this code. @throws CmsRequestError */
export const findCaretakerCalendar = async (code: string): Promise<CaretakerCalendar | undefined> =>
  (await findByCode("/api/raumkalender", code, CaretakerCalendar)) ?? undefined;

/** @throws CmsRequestError with status 409 once the request is over or declined */
export const withdrawRoomRequest = (code: string): Promise<unknown> =>
  changeByCode("/api/buchungen/zugang", code, { action: "zuruecknahme" });

/** Asks for the same slot for another year. @throws CmsRequestError with status 409 where it cannot be renewed (now) */
export const renewRoomRequest = async (code: string): Promise<Receipt> =>
  toReceipt(
    await changeByCode("/api/buchungen/zugang", code, { action: "verlaengerung", schema: StoredEntry }),
  );
