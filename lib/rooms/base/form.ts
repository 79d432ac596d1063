import { addDays, isDay } from "@dorfforum/shared/calendar/day";
import { endsLater } from "@dorfforum/shared/forms/ends-later";
import type { FieldValues, FormRule } from "@dorfforum/shared/forms/form-fields";
import { lastSeriesDay } from "@dorfforum/shared/rooms/booking-dates";
import { maxBookingDays } from "@dorfforum/shared/rooms/limits";
import { bookingFields } from "@dorfforum/shared/rooms/request-fields";
import { formErrors } from "@/lib/texts/form-errors";
import { roomFormErrors, roomFormTexts } from "./form-texts";
import { roomRoutes } from "./routes";

export type RoomFormValues = FieldValues<typeof bookingFields.raum>;

/** Whether a room is clear after the end: the same evening, or in the following night or morning */
const clearsLater = ({ end, clearUntil }: RoomFormValues) =>
  clearUntil === "" || clearUntil >= end || (clearUntil <= noon && end >= noon);
const noon = "12:00";

const rules: FormRule<RoomFormValues>[] = [
  {
    isFulfilled: ({ day, lastDay }) => lastDay === "" || lastDay >= day,
    field: "lastDay",
    message: formErrors.lastDay,
  },
  {
    isFulfilled: ({ day, lastDay }) => !isDay(day) || lastDay < addDays(day, maxBookingDays),
    field: "lastDay",
    message: roomFormErrors.tooManyDays(maxBookingDays),
  },
  { isFulfilled: endsLater, field: "end", message: formErrors.end },
  {
    isFulfilled: ({ setUp, begin }) => setUp === "" || setUp <= begin,
    field: "setUp",
    message: roomFormErrors.setUp,
  },
  { isFulfilled: clearsLater, field: "clearUntil", message: roomFormErrors.clearUntil },
  {
    isFulfilled: ({ day, lastDay, repeats }) => repeats === "" || lastDay <= day,
    field: "repeats",
    message: roomFormErrors.seriesOfDays,
  },
  {
    isFulfilled: ({ day, repeats, repeatsUntil }) =>
      repeats === "" || repeatsUntil === "" || repeatsUntil >= day,
    field: "repeatsUntil",
    message: formErrors.repeatsUntil,
  },
  {
    isFulfilled: ({ day, repeatsUntil }) => !isDay(day) || repeatsUntil <= lastSeriesDay(day),
    field: "repeatsUntil",
    message: roomFormErrors.seriesTooLong,
  },
  {
    isFulfilled: ({ email, telephone }) => email !== "" || telephone !== "",
    field: "email",
    message: formErrors.emailOrTelephone,
  },
];

export const roomForms = {
  raum: {
    fields: bookingFields.raum,
    texts: roomFormTexts,
    rules,
    collection: "buchungen",
    page: (responseId: string | undefined, { room }: Readonly<Record<string, string | undefined>>): string =>
      room ? roomRoutes.askForRoom(room, undefined, responseId) : roomRoutes.rooms,
  },
} as const;
