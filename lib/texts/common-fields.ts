/** Types and common fields of the forms' texts */

export type FieldText = {
  label: string;
  hint?: string;
  /** The error at a required field that is empty */
  missing?: string;
  /** The labels of a choice by their values */
  options?: Record<string, string>;
  /** The label of a choice that is left empty */
  noChoice?: string;
};

export type FormText = Record<"title" | "lead" | "send" | "arrived" | "next", string> & {
  fields: Record<string, FieldText>;
};

export const nameField = { label: "Ihr Name", missing: "Bitte geben Sie Ihren Namen ein." };
export const emailField = {
  label: "E-Mail",
  missing: "Bitte geben Sie Ihre E-Mail-Adresse ein, damit wir antworten können.",
};
export const telephoneField = { label: "Telefon" };
export const pictureFields = {
  picture: { label: "Bild" },
  pictureText: {
    label: "Was ist auf dem Bild zu sehen?",
    hint: "Für Menschen, die das Bild nicht sehen können.",
  },
};
export const pageField = {
  label: "Um welche Seite geht es?",
  missing: "Bitte geben Sie die Seite an, um die es geht.",
};
