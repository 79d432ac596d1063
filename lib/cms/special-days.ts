import { toSpecialDay } from "@dorfforum/shared/opening-hours/special-days";
import { z } from "zod";
import { populated, rows, text } from "./wire";

const StrapiSpecialDay = z.object({
  Von: z.iso.date(),
  Bis: z.iso.date().nullish(),
  Gilt: text,
  Zeiten: text,
  Hinweis: text,
});

export const specialDays = populated(
  rows(StrapiSpecialDay).transform((days) =>
    days.map(({ Von, Bis, Gilt, Zeiten, Hinweis }) => toSpecialDay({ Von, Bis, Gilt, Zeiten, Hinweis })),
  ),
  StrapiSpecialDay,
);
