/** An entry of the panel as the start page links to it. */
export type StartEntry = { documentId: string; title: string };

/** What features have for the start page of who asks. What that editor may not read is missing. */
export type StartPart = {
  newMessages?: number;
  newSubmissions?: number;
  /** Answers that are due, soonest first; `dueOn` is "YYYY-MM-DD". */
  dueAnswers?: (StartEntry & { uid: string; dueOn: string })[];
  /** Published entries whose confirmation is out of date, the oldest first */
  unconfirmed?: { count: number; first: (StartEntry & { uid: string })[] };
};
