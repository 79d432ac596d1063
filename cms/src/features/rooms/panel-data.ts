/** What stands in the way of a request, as a German line. */
export type RoomClash = { kind: "booking" | "event" | "closed" | "hours"; text: string };

/** A request or a booking as the panel shows it; times are instants (ISO). */
export type RoomBooking = {
  documentId: string;
  reference: string;
  room: { documentId: string; name: string };
  /** "" is the whole room. */
  part: string;
  title: string;
  from: string;
  until: string;
  /** With building up and clearing */
  occupiedFrom: string;
  occupiedUntil: string;
  /** RRULE, or "" */
  rule: string;
  persons: string;
  text: string;
  name: string;
  email: string;
  telephone: string;
  isPublic: boolean;
  /** The coming dates: of a request those it asks for, of a booking those it has */
  dates: { from: string; until: string }[];
  clashes: RoomClash[];
  /** When the mail about its decision goes (ISO): until then that can be undone. */
  undoUntil: string | null;
};

/** Of the rooms for which the user decides; requests and bookings in the order of their dates. */
export type RequestList = {
  requests: RoomBooking[];
  bookings: RoomBooking[];
  /** Requests that were declined and whose requesters do not know it yet */
  declined: RoomBooking[];
  /** Whether the rooms are those of one's own entries under "Wer entscheidet", and not all */
  isOfOwnRooms: boolean;
  /** The address of a caretaker's calendar is shown only once, by the press that makes it. */
  rooms: { documentId: string; name: string; calendarUntil: string | null }[];
  areMailsSent: boolean;
};

/** Something in a room on a day. `part` "" is the whole room; `from` and `until` are instants (ISO). */
export type RoomWeekEntry = {
  kind: "booking" | "event" | "request" | "closed";
  /** Its hours on this day, in German; "" for the whole day */
  when: string;
  title: string;
  part: string;
  /** Where it is kept */
  entry?: { type: string; documentId: string };
};

/** The halls of a week: for each of its seven days ("YYYY-MM-DD") and each room what is there, soonest first. */
export type RoomWeek = {
  days: string[];
  rooms: { documentId: string; name: string; days: RoomWeekEntry[][] }[];
};

/** The second press that confirms in spite of a refusal: with a published event, or the free dates of a series alone */
export type Override = "trotzTermin" | "nurFreie";

export const bookingInbox = { uid: "api::buchung.buchung", name: "buchungen" } as const;
export const bookingType = bookingInbox.uid;
export const roomsPath = "/plugins/redaktion/raeume";

/** The room of an event; `dates` are the first of `count` dates on which it is booked or closed, in German. */
export type EventRoom = { name: string; count: number; dates: { when: string; clashes: string[] }[] };

/** The fields of other types that are about letting rooms */
export const roomFields: Readonly<Record<string, readonly string[]>> = {
  "api::ort.ort": [
    "Anfragbar",
    "Kontakt",
    "Teile",
    "Oeffnungszeiten",
    "Aufbau_Minuten",
    "Abbau_Minuten",
    "Besondere_Tage",
    "Entscheidet",
    "Groesse",
    "Ausstattung",
    "Regeln",
    "Dateien",
    "Bild",
    "Bild_Alt",
  ],
  "api::veranstaltung.veranstaltung": ["Raumteil"],
};
