/** What becomes of what is published */
export type Change = "published" | "moved" | "postponed" | "cancelled" | "reinstated" | "withdrawn";

/** What the sender of an Einsendung was told and when (ISO), or why not. The attribute `Bescheide` lists them. */
export type OutcomeNote = { at: string; what: Change | "declined"; problem?: "limit" | "refused" };

/** In characters, of an editor's reason for declining an Einsendung */
export const maxReasonLength = 2000;
