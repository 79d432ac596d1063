import { daysOfRow } from "@dorfforum/shared/opening-hours/opening-rows";
import type { OpeningSpan } from "@dorfforum/shared/opening-hours/opening-span";
import { z } from "zod";
import { populated, rows, text } from "./wire";

/** "HH:MM"; Strapi adds seconds. */
const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d/)
  .transform((time) => time.slice(0, 5));
/** "Di" or a span such as "Mo–Fr" */
const days = z
  .string()
  .regex(/^(Mo|Di|Mi|Do|Fr|Sa|So)(\s*[–-]\s*(Mo|Di|Mi|Do|Fr|Sa|So))?$/)
  .transform(daysOfRow);

const StrapiSpan = z.object({ Tage: days, Von: clock, Bis: clock, Hinweis: text });

export const openingHours = populated(
  rows(StrapiSpan).transform((spans) =>
    spans.map(
      ({ Tage, Von, Bis, Hinweis }): OpeningSpan => ({ days: Tage, from: Von, to: Bis, note: Hinweis }),
    ),
  ),
  StrapiSpan,
);
