import type { Skipped } from "../../calendar-files/source-content";

/*
 * What the panel and the command line show before anything is imported. The panel compiles this file: it has no packages.
 */

/** A difference as people read it */
export type FieldChange = { field: string; before: string; after: string };

export type PlannedEntry = {
  title: string;
  line: number;
  /** When an event takes place, or where an organisation is */
  detail: string;
  /** The entry of the CMS; missing for a new one */
  documentId?: string | undefined;
  isPublished: boolean;
  changes: FieldChange[];
  /** Differences that stay, since an editor changed the field */
  kept: FieldChange[];
  notes: string[];
};

export type Question = { id: string; text: string; options: { value: string; label: string }[] };

export type Listed<Item> = { count: number; first: Item[] };

export type ImportPlan = {
  /** Identifies what would be done: only this is done once a person has agreed to it. */
  version: string;
  type: string;
  source: string;
  /** The former source whose entries become those of this one */
  former?: string | undefined;
  /** Whether nothing is known before the questions are answered */
  isWaiting: boolean;
  created: Listed<PlannedEntry>;
  changed: Listed<PlannedEntry>;
  unchanged: number;
  /** Unchanged entries of which something is kept or to be said */
  remarks: Listed<PlannedEntry>;
  questions: Question[];
  skipped: Listed<Skipped>;
  leftOut: Record<string, number>;
  /** Coming entries of this source that it no longer has; they stay. */
  missing: Listed<{ title: string; documentId: string; detail: string }>;
};

export type ImportResult = {
  created: number;
  changed: number;
  /** What could not be stored, with the CMS's German sentence */
  refused: { title: string; line: number; reason: string }[];
  /** What is left to do, for which the same call is repeated; undefined when all is done */
  next?: ImportPlan | undefined;
};

/** `isOutdated`: source or entries have changed since the plan was made, and nothing was written. */
export type ImportRun = (ImportResult & { isOutdated: false }) | { isOutdated: true; next: ImportPlan };

export const toListed = <Item>(items: readonly Item[], maxItems = 200): Listed<Item> => ({
  count: items.length,
  first: items.slice(0, maxItems),
});
