import { z } from "zod";
import { cmsJson, withRetry } from "./client";
import { CmsRequestError } from "./errors";
import { type Receipt, StoredEntry, toReceipt } from "./submissions";
import { instantInUtc, optional, text, textOrEmpty } from "./wire";

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

/** As the CMS makes them. Others, such as "..", could lead to another path of it. */
const isCode = /^[\w-]{32}$/;

const find = async <Data>(path: string, code: string, schema: z.ZodType<Data>): Promise<Data | undefined> => {
  if (!isCode.test(code)) return undefined;
  const Answer: z.ZodType<{ data: Data | null }> = z.object({ data: schema.nullable() });
  const { data } = await withRetry("read", () =>
    cmsJson(`${path}/${code}`, Answer, { token: "CMS_WRITE_TOKEN" }),
  );
  return data ?? undefined;
};

/** Undefined if no request has this code. @throws CmsRequestError */
export const findRoomRequest = (code: string): Promise<StoredRoomRequest | undefined> =>
  find("/api/buchungen/zugang", code, RoomRequest);

/** What the caretaker of a room has to know for eight weeks. Undefined if none has this code. @throws CmsRequestError */
export const findCaretakerCalendar = (code: string): Promise<CaretakerCalendar | undefined> =>
  find("/api/raumkalender", code, CaretakerCalendar);

const act = <Schema extends z.ZodType>(code: string, action: string, schema: Schema) => {
  if (!isCode.test(code)) throw new CmsRequestError("/api/buchungen/zugang/…", 409);
  return withRetry("write", () =>
    cmsJson(`/api/buchungen/zugang/${code}/${action}`, schema, {
      token: "CMS_WRITE_TOKEN",
      body: { data: {} },
    }),
  );
};

/** Again it changes nothing. @throws CmsRequestError with status 409 once the request is over or declined */
export async function withdrawRoomRequest(code: string): Promise<void> {
  await act(code, "zuruecknahme", z.unknown());
}

/** Asks for the same slot for another year. @throws CmsRequestError with status 409 where it cannot be renewed (now) */
export const renewRoomRequest = async (code: string): Promise<Receipt> =>
  toReceipt(await act(code, "verlaengerung", StoredEntry));
