/** The values of a form by the names of its fields. A ticked box is "ja"; one that is not ticked is missing. */
export type FormValues = Readonly<Record<string, string>>;

/** An error for each field that has to be changed. */
export type FieldErrors = Readonly<Record<string, string>>;

export const ticked = "ja";

/** Fields that the browser fills in. They are neither stored in a draft nor in the CMS. */
export const hidden = {
  /** Identifies one sending, so that it is stored once (lib/cms/submissions.ts) */
  key: "_schluessel",
  /** The solved task, as base64 of JSON (proof-of-work.ts) */
  proof: "_aufgabe",
  /** Google's token, only after consent (recaptcha.ts) */
  recaptcha: "_recaptcha",
  /** A trap for robots: people do not see it and leave it empty. */
  trap: "betreff_2",
} as const;

/** The texts of a form; files are left out. */
export const valuesOf = (form: FormData): FormValues =>
  Object.fromEntries([...form].filter((pair): pair is [string, string] => typeof pair[1] === "string"));
