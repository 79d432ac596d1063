import type { VillageEvent } from "@/lib/cms/events";
import type { Picture } from "@/lib/cms/media";
import type { EventTiming } from "@/lib/events/recurrence";
import type { HitKind } from "./search-response";

/** Something that can be found, as it is when it was published: what depends on the clock is worked out when asked. */
export type SearchEntry = {
  kind: HitKind;
  id: string;
  title: string;
  /** Markdown: the teaser or the short text */
  lead: string;
  /** Markdown: the long text, "" where there is none */
  body: string;
  /** What else it is found by: place, organiser, kind */
  names: string[];
  categories: { id: string; name: string }[];
  href: string;
  /** The quiet line above the title; an event's has its date besides, and is made when asked */
  meta: string;
  picture?: Picture | undefined;
  drawing?: string | undefined;
  status?: VillageEvent["status"] | undefined;
  place?: string | undefined;
  /** When an event takes place */
  dates?: (EventTiming & { allDay: boolean }) | undefined;
  /** An article's day, "YYYY-MM-DD" */
  day?: string | undefined;
  /** What an organisation is: "Feuerwehr", "Chor" */
  type?: string | undefined;
  /** Whom an organisation is for: "1 bis 6 Jahre" */
  ages?: string | undefined;
  changedAt: string;
};
