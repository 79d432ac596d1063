/** What stands in a form's fields, by their names; a ticked box is "ja", an empty one is missing. */
export type FormValues = Readonly<Record<string, string>>;

/** What is wrong with it: a sentence for each field that has to be changed. */
export type FieldErrors = Readonly<Record<string, string>>;

export const ticked = "ja";

/** Fields that are no part of what is sent: the browser fills them in, and no cache ever holds them. */
export const hidden = {
  /** Names this one sending, so that it is stored once (lib/cms/submissions.ts) */
  key: "_schluessel",
  /** The solved task, as base64 of JSON (proof-of-work.ts) */
  proof: "_aufgabe",
  /** Google's token, only after consent (recaptcha.ts) */
  recaptcha: "_recaptcha",
  /** People do not see it and leave it empty. */
  trap: "betreff_2",
} as const;
