import { type BookingTimes, bookingProblem } from "@dorfforum/shared/rooms/booking-dates";
import { bookingFields } from "@dorfforum/shared/rooms/request-fields";
import { z } from "zod";
import { attributeSchemas, canConfirm, key } from "../../receiving/form-schemas";

/** A Buchung as the site sends it. `Raum` is the slug of an Ort. */
export type BookingContent = BookingTimes & {
  Art: "raum";
  Raum: string;
  Teil?: string;
  E_Mail?: string;
  Telefon?: string;
  Bestaetigung_gewuenscht: boolean;
  Schluessel: string;
};

export const BookingArrival: z.ZodType<BookingContent> = z
  .strictObject({
    ...attributeSchemas(bookingFields.raum, ""),
    Art: z.literal("raum"),
    ...key,
  })
  .refine(({ E_Mail, Telefon }: Partial<BookingContent>) => E_Mail ?? Telefon, { path: ["E_Mail"] })
  .refine((arrival) => canConfirm(arrival as unknown as BookingContent), { path: ["E_Mail"] })
  .superRefine((arrival, context) => {
    const problem = bookingProblem(arrival as unknown as BookingContent, new Date());
    if (problem) context.addIssue({ code: "custom", path: [problem] });
  }) as unknown as z.ZodType<BookingContent>;
