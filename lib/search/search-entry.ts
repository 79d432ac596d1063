import type { Schedule } from "@dorfforum/shared/opening-hours/day-hours";
import type { VillageEvent } from "@/lib/cms/events";
import type { Picture } from "@/lib/cms/media";
import type { EventTiming } from "@/lib/events/recurrence";
import type { Kind } from "@/lib/urls/search-params";
import type { Quality } from "./quality";

export type SearchEntry = {
  kind: Kind;
  id: string;
  title: string;
  /** Of title, lead and body: "uk". German is left out. */
  language?: string | undefined;
  /** Markdown: the teaser or the short text */
  lead: string;
  /** Markdown: the long text, "" without one */
  body: string;
  names: string[];
  categories: { id: string; name: string }[];
  href: string;
  /** Of an offer or info: whether it leads to another site */
  isExternal?: boolean | undefined;
  /** The line above the title; that of an event follows from its dates. */
  meta: string;
  picture?: Picture | undefined;
  drawing?: string | undefined;
  status?: VillageEvent["status"] | undefined;
  place?: string | undefined;
  /** Of an event */
  dates?: (EventTiming & { allDay: boolean }) | undefined;
  /** Of an article, "YYYY-MM-DD" */
  day?: string | undefined;
  /** Of an organisation: "Feuerwehr", "Chor" */
  type?: string | undefined;
  /** Of a daycare centre: "1 bis 6 Jahre" */
  ages?: string | undefined;
  /** What it says of itself; undefined when that is nothing */
  qualities?: readonly Quality[] | undefined;
  /** Of an organisation */
  contact?: (Schedule & { openingHoursNote?: string | undefined }) | undefined;
  /** Of an organisation, offer or info: when it was last confirmed, "YYYY-MM-DD" */
  confirmedOn?: string | undefined;
  changedAt: string;
};

/** What a title is about, without where or for whom: "Brunnenfest" of "Brunnenfest auf dem Marktplatz" */
export const headOf = (title: string) => title.split(beforeDetail)[0] ?? title;
const beforeDetail =
  /\s(?:auf|am|im|in|an|bei|beim|vor|hinter|unter|über|neben|aus|zum|zur|rund|durch|mit|von|für)\s/i;
