import type { QuickDate } from "@/lib/urls/routes";

export const calendarFileTexts = {
  name: (siteTitle: string) => `Veranstaltungen: ${siteTitle}`,
  organiser: "Veranstalter",
  cost: "Kosten",
  registration: "Anmeldung",
  accessibility: "Barrierefreiheit",
  alarm: "Erinnerung",
};

const countOf = (count: number) =>
  count === 1 ? "1 Veranstaltung" : `${count.toLocaleString("de-DE")} Veranstaltungen`;

/** "vom 28. bis 29. November 2026". @param days as formatDays() writes several */
export const fromTo = (days: string) => `vom ${days.replace(/ ?– ?/, " bis ")}`;

export const calendarTexts = {
  events: "Veranstaltungen",
  /** @param names of the category and the organiser that the list is narrowed to */
  narrowed: (title: string, names: readonly string[]) =>
    names.length > 0 ? `${title}: ${names.join(", ")}` : title,
  inMonth: (month: string) => `Veranstaltungen im ${month}`,
  onDay: (day: string) => `Veranstaltungen am ${day}`,
  between: (days: string) => `Veranstaltungen ${fromTo(days)}`,
  from: (day: string) => `Veranstaltungen ab ${day}`,
  until: (day: string) => `Veranstaltungen bis ${day}`,
  on: {
    heute: "Veranstaltungen heute",
    morgen: "Veranstaltungen morgen",
    wochenende: "Veranstaltungen am Wochenende",
    woche: "Veranstaltungen diese Woche",
  } satisfies Record<QuickDate, string>,
  description: (months: number) => `Was im Dorf los ist: alle Veranstaltungen der nächsten ${months} Monate.`,
  times: "Zeitraum",
  quickDates: {
    heute: "Heute",
    morgen: "Morgen",
    wochenende: "Wochenende",
    woche: "Diese Woche",
  } satisfies Record<QuickDate, string>,
  surroundings: "Umkreis",
  onlyHere: "Nur hier",
  withNeighbours: "Mit Umgebung",
  sheet: "Monat",
  asList: "Als Liste",
  asSheet: "Als Kalender",
  filter: "Filtern",
  activeCount: "aktiv",
  active: "Aktive Filter",
  removeFilter: (label: string) => `Filter ${label} entfernen`,
  reset: "Filter zurücksetzen",
  fromDay: "Von",
  toDay: "Bis",
  fromOn: (day: string) => `ab ${day}`,
  untilOn: (day: string) => `bis ${day}`,
  category: "Kategorie",
  allCategories: "Alle Kategorien",
  organiser: "Veranstalter",
  allOrganisers: "Alle Veranstalter",
  show: "Anzeigen",
  byWords: "Nach Stichwort suchen",
  clear: "Alle Veranstaltungen zeigen",
  months: "Monate",
  days: "Tage mit Veranstaltungen",
  count: countOf,
  /** Below a list of several months; each date of a series counts. */
  total: (count: number) => `${count.toLocaleString("de-DE")} Termine insgesamt`,
  week: "Kalenderwoche",
  shortWeek: "KW",
  today: "heute",
  begins: (time: string) => `ab ${time}`,
  ends: (time: string) => `bis ${time}`,
  more: (count: number) => `noch ${countOf(count)}`,
  nothingAtAll: "Zurzeit steht nichts im Kalender. Melden Sie die nächste Veranstaltung!",
  nothing: "Für diese Auswahl steht nichts im Kalender.",
  nothingOn: {
    heute: "Heute steht nichts an.",
    morgen: "Morgen steht nichts an.",
    wochenende: "Am Wochenende steht nichts an.",
    woche: "Diese Woche steht nichts an.",
  } satisfies Record<QuickDate, string>,
  nothingOnDay: "An diesem Tag steht nichts im Kalender.",
  next: "Als Nächstes",
  notYet: "So weit reicht der Kalender nicht.",
  unknownCategory: (name: string) => `Die Kategorie „${name}“ gibt es nicht.`,
  unknownOrganiser: (name: string) => `Einen Veranstalter „${name}“ gibt es nicht.`,
  report: "Veranstaltung melden",
  subscribe: "Abonnieren",
};

export const subscribeTexts = {
  title: "Kalender abonnieren",
  lead: "Neue und geänderte Veranstaltungen erscheinen von selbst in Ihrem Kalender, auf dem Telefon wie am Computer.",
  everything: "Alle Veranstaltungen",
  subscribeToEverything: "Alle Veranstaltungen abonnieren",
  yours: "Ihr Kalender",
  ready: (names: string[]) => `Fertig zusammengestellt: ${new Intl.ListFormat("de-DE").format(names)}.`,
  notFound: "Ihre Auswahl gibt es nicht mehr. Dieser Kalender enthält alle Veranstaltungen.",
  open: "Im Kalender öffnen",
  address: "Adresse des Kalenders",
  steps: [
    "Tippen Sie auf „Im Kalender öffnen“ und bestätigen Sie die Frage Ihres Kalenders.",
    "Öffnet sich kein Kalender? Dann kopieren Sie die Adresse.",
    "Fügen Sie die Adresse in Ihrem Kalenderprogramm ein, wo es „Kalender abonnieren“ oder „Kalender per Adresse hinzufügen“ heißt.",
  ],
  otherWays: "Andere Wege",
  google: "Google Kalender",
  outlook: "Outlook.com",
  office: "Outlook für Arbeit und Schule",
  download: "Als Datei herunterladen",
  foreign:
    "Google und Outlook erfahren erst dann etwas von Ihnen, wenn Sie einem dieser Verweise folgen. Eine heruntergeladene Datei wird nicht aktualisiert.",
  allInstead: "Doch alle Veranstaltungen abonnieren",
  choose: "Nur bestimmte Veranstaltungen abonnieren",
  change: "Auswahl ändern",
  hint: "Sie bekommen jede Veranstaltung, die zu einer der Kategorien gehört oder von einem der Veranstalter kommt.",
  categories: "Kategorien",
  organisers: "Veranstalter",
  alarm: "Vor jedem Termin erinnern",
  alarms: { "": "nicht", "1tag": "einen Tag vorher", "1stunde": "eine Stunde vorher" },
  /** As measured and documented for calendars that are subscribed to */
  alarmHint:
    "An ganztägige Termine um 18 Uhr am Vorabend. Google Kalender und Outlook übergehen die Erinnerungen abonnierter Kalender; auf iPhone und Mac entfernt der Kalender sie, wenn beim Abonnieren „Erinnerungen entfernen“ an ist.",
  make: "Kalender zusammenstellen",
};
