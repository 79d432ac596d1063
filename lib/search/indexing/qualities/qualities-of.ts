import type { Article } from "@/lib/cms/articles";
import type { VillageEvent } from "@/lib/cms/events";
import type { Organisation } from "@/lib/cms/organisations";
import type { RedirectEntry } from "@/lib/cms/redirect-entries";
import { isFree } from "@/lib/events/is-free";
import type { Quality } from "../../quality";
import {
  isAccessible,
  registrationOf,
  saidSurroundings,
  saysAccessible,
  saysFree,
  surroundingsOf,
} from "./stated-qualities";

type Qualities = readonly Quality[] | undefined;

/** What content says with certainty: its fields first, then sentences of its short text. What it does not say, it has not. */
export function eventQualities({
  title,
  summary,
  place,
  cost,
  registration,
  attendance,
  accessibility,
}: VillageEvent): Qualities {
  const text = `${title}. ${summary}`;
  return listed(
    (cost ? isFree(cost) : saysFree(text)) && "kostenlos",
    (accessibility ? isAccessible(accessibility) : saysAccessible(text)) && "barrierefrei",
    ...surroundingsOf(title, place, summary),
    // Who holds an event to which one has to register says so.
    (registration || attendance ? "anmeldung" : registrationOf(text)) ?? "ohne-anmeldung",
  );
}

const isAboutAccess = /barrierefrei/i;

export function redirectQualities({ title, summary }: Pick<RedirectEntry, "title" | "summary">): Qualities {
  const text = `${title}. ${summary}`;
  return listed(
    saysFree(text) && "kostenlos",
    (saysAccessible(text) || isAboutAccess.test(title)) && "barrierefrei",
    ...saidSurroundings(text),
  );
}

export const offerQualities = (offer: RedirectEntry): Qualities =>
  listed(...(redirectQualities(offer) ?? []), registrationOf(offer.summary));

export const articleQualities = ({ title, teaser = "" }: Article): Qualities =>
  redirectQualities({ title, summary: teaser });

export const organisationQualities = ({ description }: Organisation): Qualities =>
  listed(saysAccessible(description) && "barrierefrei");

/** Undefined where there are none, which are most entries. */
function listed(...stated: (Quality | false | undefined)[]): Qualities {
  const qualities = stated.flatMap((quality) => quality || []);
  if (qualities.length === 0) return undefined;
  const key = qualities.join();
  const shared = lists.get(key) ?? qualities;
  lists.set(key, shared);
  return shared;
}

/** Each combination once: fifty thousand entries have some forty. */
const lists = new Map<string, readonly Quality[]>();
