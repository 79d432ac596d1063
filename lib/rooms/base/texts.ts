import { toGermanClock } from "@dorfforum/shared/calendar/format";
import { shownWeeks } from "@dorfforum/shared/rooms/limits";

const list = new Intl.ListFormat("de-DE");

/** "14–22 Uhr", "bis 14 Uhr", "ab 18 Uhr", "ganztägig", of a day's times ("HH:MM") */
const hours = ({ from, to }: { from: string; to: string }): string => {
  const [isFromStart, isToEnd] = [from === "00:00", to === "24:00"];
  if (isFromStart && isToEnd) return "ganztägig";
  if (isFromStart) return `bis ${toGermanClock(to)} Uhr`;
  return isToEnd ? `ab ${toGermanClock(from)} Uhr` : `${toGermanClock(from)}–${toGermanClock(to)} Uhr`;
};

export const roomTexts = {
  title: "Räume",
  lead: "Halle, Saal, Grillplatz: was wann frei ist, und wie Sie anfragen. Ohne Anmeldung, in zwei Minuten.",
  none: "Hier sind noch keine Räume eingetragen.",
  /** Of a room among results of a search */
  found: "Wann frei ist, was da ist, und wie Sie anfragen.",
  freeWeekends: "Frei an Wochenenden",
  noFreeWeekend: `In den nächsten ${shownWeeks} Wochen ist kein Samstag und kein Sonntag ganz frei.`,
  onDay: (day: string) => `${day}:`,
  /** Behind a day */
  isState: (state: string) => `: ${state}`,
  states: {
    free: "frei",
    partly: "teilweise frei",
    taken: "belegt",
    closed: "geschlossen",
    unused: "keine Nutzungszeit",
    over: "für heute vorbei",
  },
  /** In the boxes of a month, which are as narrow as a seventh of a phone */
  shortStates: {
    free: "frei",
    partly: "teils",
    taken: "belegt",
    closed: "zu",
    unused: "–",
    over: "–",
  },
  /** A reason may be a sentence. */
  closedFor: (reason = ""): string => (reason ? `geschlossen (${reason.replace(/\.$/, "")})` : "geschlossen"),
  /** At an event */
  closedThen: (room: string, reason?: string) =>
    `Für diesen Tag ist eingetragen: ${room}, ${roomTexts.closedFor(reason)}. Bitte fragen Sie nach, ob es dabei bleibt.`,
  allDaysOf: (room: string) => `Alle Tage: ${room}`,
  askFor: "Raum anfragen",
  askForRoom: (room: string) => `${room} anfragen`,
  whichDay: "Welcher Tag?",
  showDay: "Zeigen",
  noSuchDay: "Diesen Tag gibt es nicht. Bitte schreiben Sie ihn mit Jahr, zum Beispiel 13.03.2027.",
  dayIsOver: "Dieser Tag ist vorbei.",
  askForDay: "Für diesen Tag anfragen",
  /** Before the contact of a room on a day that cannot be asked for */
  contactFor: "Fragen dazu beantwortet:",
  schoolHolidays: (days: string) => `Schulferien: ${days}`,
  weeks: `Die nächsten ${shownWeeks} Wochen`,
  hours,
  booked: "belegt",
  setUpFor: (event: string) => `Aufbau: ${event}`,
  clearingAfter: (event: string) => `Aufräumen: ${event}`,
  ofPart: (part: string, text: string) => (part ? `${part}: ${text}` : text),
  free: (part: string, times: readonly string[]) =>
    `${part ? `${part} noch frei` : "noch frei"}: ${list.format(times)}`,
  asOf: (when: string) => `Stand: ${when}`,
  seeRoom: "Raum ansehen",
  facts: {
    title: "Auf einen Blick",
    address: "Adresse",
    size: "Größe",
    parts: "Teile",
    equipment: "Ausstattung",
    accessibility: "Barrierefreiheit",
    openingHours: "Nutzungszeiten",
    around: "Aufbauen und aufräumen",
    contact: "Ansprechstelle",
  },
  around: (setUp: number, clear: number) =>
    [setUp && `${setUp} Minuten vorher`, clear && `${clear} Minuten nachher`].filter(Boolean).join(", "),
  rules: "Regeln und Kosten",
};
