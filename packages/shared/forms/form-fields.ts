/*
 * The fields of the site's forms, with their names, kinds and limits. From this table follow what the CMS accepts
 * (cms/src/features/inbox/arrivals.ts) and the site's own checks, the attributes of its input elements and the data that it
 * sends (lib/forms/form-fields.ts).
 */

export type FormField = {
  /** `text` has several lines, every other kind has one. `instant` is a date and time in UTC, `recurrence` an RRULE. */
  kind:
    | "line"
    | "text"
    | "email"
    | "telephone"
    | "webAddress"
    | "page"
    | "postcode"
    | "date"
    | "time"
    | "instant"
    | "recurrence"
    | "choice"
    /** The name of a Kategorie */
    | "category"
    | "checkbox"
    | "picture";
  /** The attribute of the Strapi entry that stores the value, or a key in its JSON attribute `Daten`. */
  attribute?: string;
  /** Characters, counted as `maxlength` in HTML and `length` in JavaScript count them. */
  max?: number;
  /** Characters that the site may add to what was typed: the page of a report, the topics of an offer of help. */
  maxPrefix?: number;
  required?: boolean;
  /** The stored values of a choice. Without them the label that the visitor chose is stored. */
  options?: readonly string[];
  /** The site works the value out of other fields; the page has no such field. */
  computed?: boolean;
  /** The page gives the value; nobody fills it in. */
  given?: boolean;
};

/** The values of a checked form: texts, "" where a field is empty, and whether boxes are ticked. */
export type FieldValues<Fields> = {
  [Name in keyof Fields as Fields[Name] extends { kind: "picture" } | { computed: true }
    ? never
    : Name]: Fields[Name] extends { kind: "checkbox" } ? boolean : string;
};

/** A rule over several fields. Its error stands at `field`, together with those of single fields. */
export type FormRule<Values> = { isFulfilled: (values: Values) => boolean; field: string; message: string };

/** Minutes after which somebody who sent too many forms is told to try again, within which they are counted */
export const floodMinutes = 10;

/** Days for which a private advertisement is shown whose sender names no end */
export const defaultOfferDays = 60;

/** The largest picture that visitors may upload, in bytes. */
export const maxUploadBytes = 8 * 1024 * 1024;

const name = { attribute: "Name", kind: "line", max: 100, required: true } as const;
const email = { attribute: "E_Mail", kind: "email", max: 254, required: true } as const;
const telephone = { attribute: "Daten.Telefon_fuer_Rueckfragen", kind: "telephone", max: 50 } as const;
const pictureText = { attribute: "Daten.Bild_Alt", kind: "line", max: 255 } as const;
const copy = { attribute: "Bestaetigung_gewuenscht", kind: "checkbox" } as const;
const checkbox = { kind: "checkbox" } as const;

/** Fields that every form of a feature may have */
export const senderFields = { name, email, telephone, copy } as const;

const anonymous = { name: { ...name, required: false }, email: { ...email, required: false }, copy } as const;

/** Forms that become a Nachricht. The order of fields is that of the page. */
export const messageFields = {
  kontakt: {
    name,
    email,
    subject: { attribute: "Betreff", kind: "choice", max: 150, required: true },
    text: { attribute: "Text", kind: "text", max: 5000, required: true },
    copy,
  },
  barriere: {
    page: { attribute: "Seite", kind: "page", max: 500 },
    text: { attribute: "Text", kind: "text", max: 4400, maxPrefix: 600, required: true },
    ...anonymous,
  },
  inhalt: {
    page: { attribute: "Seite", kind: "page", max: 500, required: true },
    reason: { attribute: "Betreff", kind: "choice", max: 150, required: true },
    text: { attribute: "Text", kind: "text", max: 4400, maxPrefix: 600, required: true },
    ...anonymous,
  },
  aenderung: {
    page: { attribute: "Seite", kind: "page", max: 500, required: true },
    wrong: { kind: "text", max: 2000, required: true },
    right: { kind: "text", max: 2000 },
    text: { attribute: "Text", kind: "text", max: 4000, maxPrefix: 700, required: true, computed: true },
    ...anonymous,
  },
} as const satisfies Record<string, Record<string, FormField>>;

/** Forms that become an Einsendung. The order of fields is that of the page. */
export const submissionFields = {
  veranstaltung: {
    title: { attribute: "Titel", kind: "line", max: 150, required: true },
    day: { kind: "date", required: true },
    begin: { kind: "time" },
    end: { kind: "time" },
    allDay: { attribute: "Daten.Ganztaegig", kind: "checkbox" },
    lastDay: { kind: "date" },
    repeats: { kind: "choice" },
    repeatsUntil: { kind: "date" },
    recurrence: { attribute: "Daten.Wiederholung", kind: "recurrence", computed: true },
    startsAt: { attribute: "Daten.Beginn", kind: "instant", required: true, computed: true },
    endsAt: { attribute: "Daten.Ende", kind: "instant", computed: true },
    place: { attribute: "Daten.Ort", kind: "line", max: 200, required: true },
    organiser: { attribute: "Daten.Veranstalter", kind: "line", max: 200 },
    text: { attribute: "Daten.Text", kind: "text", max: 5000, required: true },
    picture: { kind: "picture" },
    pictureText,
    address: { attribute: "Daten.Adresse", kind: "line", max: 200 },
    category: { attribute: "Daten.Kategorie", kind: "category", max: 255 },
    price: { attribute: "Daten.Kosten", kind: "line", max: 200 },
    registration: { attribute: "Daten.Anmeldung_Link", kind: "webAddress", max: 500 },
    accessibility: { attribute: "Daten.Barrierefreiheit", kind: "text", max: 1000 },
    name,
    email,
    telephone,
    copy,
  },
  organisation: {
    overview: {
      attribute: "Daten.Organisation",
      kind: "choice",
      options: ["verein", "kindertagesstätte"],
      required: true,
    },
    title: { attribute: "Titel", kind: "line", max: 150, required: true },
    sort: { attribute: "Daten.Art", kind: "line", max: 200 },
    text: { attribute: "Daten.Text", kind: "text", max: 5000, required: true },
    hours: { attribute: "Daten.Zeiten", kind: "text", max: 1000 },
    picture: { kind: "picture" },
    pictureText,
    street: { attribute: "Daten.Strasse", kind: "line", max: 200 },
    postcode: { attribute: "Daten.Postleitzahl", kind: "postcode", max: 10 },
    town: { attribute: "Daten.Ort", kind: "line", max: 200 },
    publicTelephone: { attribute: "Daten.Telefon", kind: "telephone", max: 50 },
    publicEmail: { attribute: "Daten.E_Mail", kind: "email", max: 254 },
    website: { attribute: "Daten.Webseite", kind: "webAddress", max: 500 },
    name,
    email,
    copy,
  },
  beitrag: {
    title: { attribute: "Titel", kind: "line", max: 150, required: true },
    teaser: { attribute: "Daten.Teaser", kind: "line", max: 160 },
    text: { attribute: "Daten.Text", kind: "text", max: 20_000, required: true },
    name,
    email,
    telephone,
    copy,
  },
  angebot: {
    offerOrSearch: {
      attribute: "Daten.Richtung",
      kind: "choice",
      options: ["biete", "suche"],
      required: true,
    },
    title: { attribute: "Titel", kind: "line", max: 120, required: true },
    text: { attribute: "Daten.Text", kind: "text", max: 2000, required: true },
    until: { attribute: "Daten.Gueltig_bis", kind: "date" },
    picture: { kind: "picture" },
    pictureText,
    publicContact: { attribute: "Daten.Kontakt", kind: "line", max: 200, required: true },
    name,
    email,
    telephone,
    copy,
  },
  hilfe: {
    helpTexts: checkbox,
    helpPhotos: checkbox,
    helpDriving: checkbox,
    helpVisits: checkbox,
    helpElse: checkbox,
    title: { attribute: "Titel", kind: "line", max: 150, required: true, computed: true },
    availability: { attribute: "Daten.Verfuegbarkeit", kind: "line", max: 200 },
    text: { attribute: "Daten.Text", kind: "text", max: 5000, maxPrefix: 600 },
    name,
    email: { ...email, required: false },
    telephone,
    copy,
  },
} as const satisfies Record<string, Record<string, FormField>>;
