import * as z from "zod/mini";
import type { Clash } from "@/lib/events/clashes";
import { fetchJson } from "@/lib/messages/fetch-json";
import { routes } from "@/lib/urls/routes";

const Clashes = z.object({
  dates: z.array(z.object({ title: z.string(), when: z.string(), from: z.string(), path: z.string() })),
});

/** The dates of the calendar from the first day to the last ("YYYY-MM-DD"). @throws FetchError */
export const fetchClashes = async (first: string, last?: string): Promise<Clash[]> =>
  (await fetchJson(routes.datesOn(first, last), (body) => Clashes.parse(body))).dates;
