import { type FormField, senderFields } from "../forms/form-fields.ts";

const { name, email } = senderFields;

/** The form with which somebody registers for a date. The order of fields is that of the page. */
export const registrationFields = {
  anmeldung: {
    event: { attribute: "Veranstaltung", kind: "line", max: 64, required: true, given: true },
    day: { attribute: "Tag", kind: "line", max: 10, given: true },
    name,
    email,
    places: { kind: "line", max: 2, required: true },
    answer: { attribute: "Antwort", kind: "line", max: 300 },
    note: { attribute: "Bemerkung", kind: "text", max: 500 },
    reminder: { attribute: "Erinnerung", kind: "checkbox" },
  },
} as const satisfies Record<string, Record<string, FormField>>;
