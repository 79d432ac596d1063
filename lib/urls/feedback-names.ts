/** The kinds of pages on which visitors are asked "War das hilfreich?", as addresses and the CMS name them. */
const feedbackKinds = ["beitrag", "veranstaltung", "organisation"] as const;
export type FeedbackKind = (typeof feedbackKinds)[number];

export const isFeedbackKind = (value: unknown): value is FeedbackKind =>
  (feedbackKinds as readonly unknown[]).includes(value);

export const feedbackAnswers = ["ja", "nein"] as const;
export type FeedbackAnswer = (typeof feedbackAnswers)[number];

/** The names of the fields that the forms post */
export const feedbackFields = { answer: "antwort", remark: "anmerkung" } as const;

/** What became of feedback that was sent without JavaScript: answer counted or not, remark stored or not. */
export const feedbackStages = ["gezaehlt", "misslungen", "danke", "ungespeichert"] as const;
export type FeedbackStage = (typeof feedbackStages)[number];
