import { addDays, weekdays } from "@dorfforum/shared/calendar/day";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { conditionOf } from "@dorfforum/shared/opening-hours/condition";
import type { OpeningSpan } from "@dorfforum/shared/opening-hours/opening-span";
import { type SpecialDay, specialDaysBetween } from "@dorfforum/shared/opening-hours/special-days";
import type { GeoCoordinates, OpeningHoursSpecification, PostalAddress } from "schema-dts";

type Address = { street?: string | undefined; postcode?: string | undefined; town?: string | undefined };

export function toPostalAddress({ street, postcode, town }: Address): PostalAddress | undefined {
  if (!street && !postcode && !town) return undefined;
  return {
    "@type": "PostalAddress",
    ...(street && { streetAddress: street }),
    ...(postcode && { postalCode: postcode }),
    ...(town && { addressLocality: town }),
    addressCountry: "DE",
  };
}

/** Splits "Am Markt 1, 12345 Musterbach"; any other text becomes the street address as a whole. */
export function addressFromText(text: string): PostalAddress | undefined {
  const [, street = text, postcode, town] =
    /^(.+)[,\n]\s*(?:D-)?(\d{5})\s+(.+?)(?:,\s*Deutschland)?$/s.exec(text) ?? [];
  return toPostalAddress({ street, postcode, town });
}

type Position = { latitude?: number | undefined; longitude?: number | undefined };

export const toGeo = ({ latitude, longitude }: Position): GeoCoordinates | undefined =>
  latitude === undefined || longitude === undefined
    ? undefined
    : { "@type": "GeoCoordinates", latitude, longitude };

const dayNames = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** schema.org's days, beginning with Monday */
export const dayUrls = dayNames.map((name) => `https://schema.org/${name}` as const);

/** One specification for each span that holds in every week; hours are village time ("HH:MM"). */
const toOpeningHoursSpecification = (spans: OpeningSpan[]): OpeningHoursSpecification[] =>
  spans
    .filter(({ note }) => !conditionOf(note))
    .map(({ days, from, to }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: dayUrls.filter((_url, index) => days.some((day) => weekdays.indexOf(day) === index)),
      opens: from,
      closes: to,
    }));

/**
 * One specification for each span of the special days that are not over. A day on which it is closed opens and closes at midnight, as search
 * engines read it. Hours that cannot be read are left out.
 * @param today "YYYY-MM-DD"
 */
const toSpecialOpeningHoursSpecification = (
  specialDays: readonly SpecialDay[],
  today: string,
): OpeningHoursSpecification[] =>
  specialDaysBetween(specialDays, today, addDays(today, 366)).flatMap(({ first, last, hours }) =>
    (hours?.length === 0 ? [{ from: "00:00", to: "00:00" }] : (hours ?? [])).map(({ from, to }) => ({
      "@type": "OpeningHoursSpecification" as const,
      validFrom: first,
      validThrough: last,
      opens: from,
      closes: to === "00:00" && from !== to ? "23:59" : to,
    })),
  );

type Hours = { openingHours: OpeningSpan[]; specialDays: readonly SpecialDay[] };

/** The usual hours and the special days to come, as far as there are any */
export function toHoursData({ openingHours, specialDays }: Hours, now: Date) {
  const usual = toOpeningHoursSpecification(openingHours);
  const special = toSpecialOpeningHoursSpecification(specialDays, berlinDay(now));
  return {
    ...(usual.length > 0 && { openingHoursSpecification: usual }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}
