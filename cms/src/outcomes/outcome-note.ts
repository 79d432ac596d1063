/** What becomes of what is published */
export type Change = "published" | "moved" | "dates" | "postponed" | "cancelled" | "reinstated" | "withdrawn";

/** What the sender of an Einsendung was told and when (ISO), or why not. The attribute `Bescheide` lists them. */
export type OutcomeNote = { at: string; what: Change | "declined"; problem?: "limit" | "refused" };

const isNote = (value: unknown): value is OutcomeNote =>
  typeof value === "object" && value !== null && !Number.isNaN(Date.parse((value as OutcomeNote).at));

/** The notes of an Einsendung as it is stored: a JSON field may hold anything. */
export const notesOf = ({ Bescheide }: { Bescheide?: unknown }): OutcomeNote[] =>
  Array.isArray(Bescheide) ? Bescheide.filter(isNote) : [];

/** In characters, of an editor's reason for declining an Einsendung */
export const maxReasonLength = 2000;
