export const eventTexts = {
  event: "Veranstaltung",
  events: "Veranstaltungen",
  atAGlance: "Auf einen Blick",
  when: "Wann",
  where: "Wo",
  who: "Wer",
  cost: "Kosten",
  free: "kostenlos",
  accessibility: "Barrierefreiheit",
  registration: "Anmeldung",
  toCalendar: "In den Kalender",
  dateToCalendar: "Termin in den Kalender",
  seriesToCalendar: "Alle Termine in den Kalender",
  toNextDate: "Zum nächsten Termin",
  register: "Zur Anmeldung",
  allDay: "ganztägig",
  moreDates: "Weitere Termine",
  allDates: (count: number) => `Alle ${count} Termine anzeigen`,
  nextDates: (count: number) => `Die nächsten ${count} Termine anzeigen`,
  cancelled: "Fällt aus",
  movedTo: (when: string) => `Verlegt auf ${when}`,
  movedFrom: (when: string) => `Verlegt vom ${when}`,
  dateCancelled: "Dieser Termin fällt aus.",
  dateMoved: (when: string) => `Dieser Termin ist verlegt. Vorgesehen war er am ${when}.`,
  related: "Weitere Veranstaltungen",
  isOver: "vorbei",
  over: "Diese Veranstaltung ist vorbei.",
  dateOver: "Dieser Termin ist vorbei.",
  /** Of a day on which a series has no date: the page shows the next, or the last of all; `isOff` where that does not take place. */
  noDateOn: (day: string, { isOver, isOff }: { isOver: boolean; isOff: boolean }) => {
    const shown = isOff
      ? `den Termin, der als ${isOver ? "letzter" : "nächster"} vorgesehen war`
      : `den ${isOver ? "letzten" : "nächsten"} Termin`;
    return `Am ${day}, ist kein Termin dieser Veranstaltung. Sie sehen ${shown}.`;
  },
  seriesOver: "Diese Veranstaltungsreihe ist vorbei.",
  notice: "Wichtiger Hinweis",
  titled: (status: string, title: string) => `${status}: ${title}`,
  status: { abgesagt: "Abgesagt", verschoben: "Verschoben", ausgebucht: "Ausgebucht" },
  statusNotice: {
    abgesagt: "Diese Veranstaltung ist abgesagt. Sie findet nicht statt.",
    verschoben: "Diese Veranstaltung ist verschoben. Bitte achten Sie auf Tag und Uhrzeit auf dieser Seite.",
    ausgebucht: "Diese Veranstaltung ist ausgebucht. Es gibt keine freien Plätze mehr.",
  },
};

export const embeddingTexts = {
  title: (name: string) => `Termine: ${name}`,
  titleOfGone: "Termine",
  gone: "Diese Terminliste gibt es nicht mehr.",
  goOn: (siteTitle: string) => `Mehr bei „${siteTitle}“`,
  howTo: "Auf die eigene Website",
  explanation:
    "Mit diesen Zeilen zeigt Ihre eigene Website dieselben Termine, immer auf dem neuesten Stand. Kopieren Sie sie in die Seite, auf der die Liste stehen soll; die Höhe können Sie ändern.",
  privacy:
    "Wer Ihre Website öffnet, lädt die Liste von hier: Die IP-Adressen Ihrer Besucherinnen und Besucher erreichen dann auch diese Website. Nennen Sie das in Ihrer Datenschutzerklärung.",
  copy: "Zeilen kopieren",
};
