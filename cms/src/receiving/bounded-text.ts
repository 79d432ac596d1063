import { z } from "zod";
import { targetProblem } from "../rules/site-target";

// Invisible characters that reorder what an editor reads, and all control characters.
const HIDDEN = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const HIDDEN_IN_LINES = /(?![\n\t])[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

const filled = (max: number) => z.string().trim().min(1).max(max);

/** One line of at most so many characters, without control characters: also fit for a mail's head. */
export const line = (max: number) => filled(max).refine((text) => !HIDDEN.test(text));

/** Several lines; besides line breaks and tabs no control characters. */
export const lines = (max: number) => filled(max).refine((text) => !HIDDEN_IN_LINES.test(text));

export const mailAddress = line(254).pipe(z.email());

export const webAddress = line(500).refine(
  (address) => /^https?:/i.test(address) && targetProblem(address) === undefined,
);

/** A path of the site, perhaps with a query. */
export const sitePath = line(500).refine((path) => path.startsWith("/") && targetProblem(path) === undefined);
