import { z } from "zod";
import { targetProblem } from "../rules/site-target";

// Control characters, and invisible characters that reorder what an editor reads.
const hidden = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const hiddenInLines = /(?![\n\t])[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

const filled = (max: number) => z.string().trim().min(1).max(max);

/** One line of at most `max` characters without control characters, so that it can stand in a mail header. */
export const line = (max: number) => filled(max).refine((text) => !hidden.test(text));

/** Several lines of at most `max` characters. Line breaks and tabs are the only control characters. */
export const lines = (max: number) => filled(max).refine((text) => !hiddenInLines.test(text));

/** An address as `<input type="email">` accepts it, which is what the site's forms check. */
export const emailAddress = (max: number) => line(max).pipe(z.email({ pattern: z.regexes.html5Email }));

export const webAddress = (max: number) =>
  line(max).refine((address) => /^https?:/i.test(address) && targetProblem(address) === undefined);

/** A path of the site, perhaps with a query. */
export const sitePath = (max: number) =>
  line(max).refine((path) => path.startsWith("/") && targetProblem(path) === undefined);
