import type { StartLine, Task } from "../../slots/feature";
import type { Left } from "../../slots/left";
import type { StartEntry, StartPart } from "../../slots/start-part";

/** How many entries a line of the start page names */
export const maxEntriesNamed = 3;

/** Some of the entries, and how many there are in all. */
export type StartEntries = { count: number; first: StartEntry[] };

/** Texts of a page or of the settings that someone has to fill, such as "[Telefon]". */
type StartGaps = StartEntry & { uid: string; gaps: string[] };

/** Something to set up; without `uid` it is not done in the panel. */
export type SetUpLine = { title: string; isDone: boolean; uid?: string };

/** What the start page shows. What the editor may not read is missing. */
export type StartPage = StartPart & {
  newSearchGaps?: number;
  /** The account of a club for which nobody has entered an organisation: it can do nothing */
  isWithoutOrganisation?: true;
  /** Pages and settings with gaps */
  textGaps?: StartGaps[];
  /** What a new village has entered and what not yet, until all of it is done */
  setUp?: SetUpLine[];
  /** Whether the school holidays are missing up to the next summer */
  needsSchoolHolidays?: boolean;
  /** From November on: the town hall and organisations with hours that say nothing of 24 December to 1 January */
  withoutSpecialDays?: { count: number; first: (StartEntry & { uid: string })[] };
  /** What features have for whoever asks to do */
  lines?: StartLine[];
  /** Dead links to other sites, of published entries that the editor may change; `note` is the shortened address. */
  deadLinks?: { count: number; first: (StartEntry & { uid: string; note: string })[] };
  /** What keeps features from working, in German sentences, for who may change the settings */
  obstacles?: string[];
  /** What features have for the Verwaltung to do */
  tasks?: Task[];
  /** What is left of features that are off, for the Verwaltung, which may delete it */
  left?: Left[];
  /** Coming events, which no list of a category has */
  withoutCategory?: StartEntries;
  /** Events that were never published */
  drafts?: StartEntries;
  /** Published events that a club saved last, after they were published */
  changedByClubs?: StartEntries;
  /** The next dates; `start` is an instant (ISO). */
  nextDates?: (StartEntry & { start: string; allDay: boolean; place: string | null; state: string })[];
};
