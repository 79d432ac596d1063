import { addDays, isDay } from "@dorfforum/shared/calendar/day";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { maxBookingDays } from "@dorfforum/shared/rooms/limits";
import { endInWords } from "@/lib/forms/end-in-words";
import type { FieldErrors, FormValues } from "@/lib/forms/values";
import { roomCheckTexts as texts } from "@/lib/rooms/base/form-texts";
import { getRoom } from "@/lib/rooms/cms/rooms";
import { formErrors } from "@/lib/texts/form-errors";
import type { RoomFormValues } from "./base/form";
import { type RoomRequest, requestedSpan } from "./requested-dates";
import { checkRoom, type RoomCheck } from "./room-obstacles";

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
const keep = (isValid: (text: string) => boolean, text = "") => (isValid(text) ? text : "");

/** While a form is filled in, a field may hold anything: what is no day or time, or too far ahead, is as if it were empty. */
function toRequest({ day = "", ...values }: Partial<RoomRequest>): RoomRequest {
  const isWithin = (last: string) => isDay(day) && isDay(last) && last < addDays(day, maxBookingDays);
  return {
    day: keep(isDay, day),
    lastDay: keep(isWithin, values.lastDay),
    begin: keep(isTime, values.begin),
    end: keep(isTime, values.end),
    setUp: keep(isTime, values.setUp),
    clearUntil: keep(isTime, values.clearUntil),
    repeats: values.repeats ?? "",
    repeatsUntil: keep((until) => isDay(until) && until >= day, values.repeatsUntil),
  };
}

/** What the form says of the times that are filled in; undefined without a room or a day. @throws CmsRequestError without a copy */
export async function checkRoomForm(values: FormValues, now: Date): Promise<RoomCheck | undefined> {
  const room = await getRoom(values.room ?? "");
  const request = toRequest(values);
  const end = endInWords(request);
  if (room && end?.isWrong) return { lead: texts.isTaken, items: [{ text: end.text }], isBlocked: true };
  const check = room && (await checkRoom(room, values.part ?? "", request, now));
  return check && { ...check, lead: [end?.text, check.lead].filter(Boolean).join(" ") };
}

/** Why a form that is filled in properly cannot be sent: the time is over or not free. @throws CmsRequestError without a copy */
export async function roomErrors(values: RoomFormValues, now: Date): Promise<FieldErrors> {
  const room = await getRoom(values.room);
  if (!room) return { title: texts.unknownRoom };
  if (values.part && !room.parts.includes(values.part)) return { part: texts.unknownPart };
  const request = toRequest(values);
  const { startsAt, endsAt } = requestedSpan(request, room);
  // Where the clocks leave its hour out, a beginning is moved an hour later, perhaps behind the end.
  if (endsAt <= startsAt) return { end: formErrors.end };
  if (values.day < berlinDay(now)) return { day: formErrors.dayOver };
  if (Date.parse(startsAt) < now.getTime()) return { begin: texts.beginOver };
  const check = await checkRoom(room, values.part, request, now);
  if (!check?.isBlocked) return {};
  return { day: values.repeats ? texts.noDateFree : texts.error(check.items[0]?.text ?? "") };
}
