import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { lastBookingDay } from "@dorfforum/shared/rooms/booking-dates";
import { confirmed } from "./booking";

/**
 * The bookings that are removed (retention/remove-entries.ts), where `limit` is as long ago as the setting Aufbewahrung_Tage says.
 * A Buchung is kept as long after its last date, an open request until it is over, any other one as long after it arrived, as are open
 * ones of older versions for a year that nobody can ask for any more.
 */
export function outdated(limit: Date, now: Date) {
  return {
    $or: [
      { Bearbeitungsstand: { $notIn: ["neu", confirmed] } },
      { Bearbeitungsstand: "neu", Letzter_Tag: { $lt: berlinDay(now) } },
      { Bearbeitungsstand: "neu", Letzter_Tag: { $gt: lastBookingDay(now) } },
      { Letzter_Tag: { $lt: berlinDay(limit) } },
    ],
  };
}
