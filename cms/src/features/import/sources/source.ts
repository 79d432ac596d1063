import type { CalendarState, ReadingState } from "../../../calendar-files/fetch-state";

/*
 * A calendar that is read every hour, or sent as a file again and again. The panel compiles this file: it has no packages.
 */

/** What the CMS knows of a source from its readings; times are instants (ISO). */
export type SourceState = ReadingState & {
  reading?: CalendarState;
  /** Where the calendar that somebody agreed to comes from */
  host?: string | undefined;
  /** When it was last compared */
  comparedAt?: string | undefined;
  /** By which `readerVersion` it was compared */
  reader?: number;
  /** What the last reading that changed anything has done */
  last?: { at: string; created: number; changed: number; gone: number };
  /** Of the last comparison: how many coming dates there are, and what was not understood, as German sentences */
  dates?: number;
  notUnderstood?: { count: number; first: string[] };
  /** Since when entries are missing in the calendar, by document */
  gone?: Record<string, string>;
  /**
   * Documents that were taken off the site when the calendar had lost them: when their draft was saved last, null of one with
   * changes that nobody published
   */
  takenOff?: Record<string, string | null>;
  /** Documents that a former address had, of years that the calendar does not have: they stay */
  former?: string[];
};

/** What an editor decides. */
export type SourceSettings = {
  Art: "hier" | "nachbarort";
  /** Document ids, for new entries */
  Veranstalter?: string | null | undefined;
  Kategorien?: string[] | null | undefined;
  /** The place of new entries that have none */
  Ort?: string | null | undefined;
  /** Where dates of a neighbour lead that have no address of their own */
  Website?: string | null | undefined;
  /** Neighbours: whether their texts may be shown */
  Mit_Text: boolean;
  /** Whether plain texts without links are published at once */
  Veroeffentlichen: boolean;
  /** How long entries stay that the calendar does not have any more */
  Frist_Tage: number;
  Aus: boolean;
};

/** A source as the panel shows it; its address may be a secret. */
export type ListedSource = SourceSettings & {
  documentId: string;
  name: string;
  /** "cloud.example.org/…x7Qd" */
  address?: string | undefined;
  /** Whether it has no address, and somebody sends its files */
  Datei: boolean;
  isReading: boolean;
  state: SourceState & { goneCount: number };
  /** Why somebody has to look, as German sentences */
  alarm?: string | undefined;
};

/** Document ids and names */
export type SourceChoices = { organisations: [string, string][]; categories: [string, string][] };
