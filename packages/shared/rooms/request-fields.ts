import { type FormField, senderFields } from "../forms/form-fields.ts";

const { name, email, telephone, copy } = senderFields;

/** Forms that become a Buchung. The order of fields is that of the page. */
export const bookingFields = {
  raum: {
    room: { attribute: "Raum", kind: "line", max: 255, required: true, given: true },
    part: { attribute: "Teil", kind: "line", max: 80 },
    title: { attribute: "Titel", kind: "line", max: 150, required: true },
    day: { kind: "date", required: true },
    begin: { kind: "time", required: true },
    end: { kind: "time", required: true },
    lastDay: { kind: "date" },
    setUp: { kind: "time" },
    clearUntil: { kind: "time" },
    repeats: { kind: "choice" },
    repeatsUntil: { kind: "date" },
    startsAt: { attribute: "Beginn", kind: "instant", required: true, computed: true },
    endsAt: { attribute: "Ende", kind: "instant", required: true, computed: true },
    occupiedFrom: { attribute: "Belegt_von", kind: "instant", required: true, computed: true },
    occupiedUntil: { attribute: "Belegt_bis", kind: "instant", required: true, computed: true },
    recurrence: { attribute: "Wiederholung", kind: "recurrence", computed: true },
    persons: { attribute: "Personen", kind: "line", max: 20 },
    text: { attribute: "Text", kind: "text", max: 2000 },
    isPublic: { attribute: "Oeffentlich", kind: "checkbox" },
    name,
    email: { ...email, required: false },
    telephone: { ...telephone, attribute: "Telefon" },
    copy,
  },
} as const satisfies Record<string, Record<string, FormField>>;
