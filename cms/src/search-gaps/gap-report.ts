import { z } from "zod";

/** A query without results, and how often it was asked since the site last reported. */
export type Gap = z.infer<typeof Gap>;

/** Only words and spaces: digits and addresses could name persons. */
const Gap = z.object({
  Anfrage: z
    .string()
    .max(60)
    .regex(/^\p{L}+(?: \p{L}+)*$/u),
  Anzahl: z.int().positive().max(100_000),
});

/** The body of a report of the site. */
export const GapReport = z.object({ data: z.array(Gap).min(1).max(50) });
