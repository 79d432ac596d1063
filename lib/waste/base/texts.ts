const list = new Intl.ListFormat("de-DE");

const maxNames = 2;

export const wasteTexts = {
  title: "Abfall",
  calendar: "Abfallkalender",
  lead: "Wann welche Tonne abgeholt wird: Wählen Sie Ihren Bezirk. Ihre Seite können Sie sich als Lesezeichen merken.",
  titleOf: (district: string) => `Abfall: ${district}`,
  /** Of the page among results of a search */
  found: "Abfallkalender: wann welche Tonne abgeholt wird.",
  leadOf: "Nächste Abholung, alle Tage des Jahres, zum Ausdrucken und für Ihren Kalender.",
  none: "Hier sind noch keine Abholtage eingetragen.",
  streets: (names: readonly string[]) => names.join(", "),
  next: "Nächste Abholung",
  noneAhead: "Die nächsten Abholtage sind noch nicht eingetragen.",
  today: "heute",
  tomorrow: "morgen",
  daysOf: (year: string) => `Abholtage ${year}`,
  past: (month: string) => `Frühere Tage im ${month}`,
  print: "Jahresblatt drucken",
  sheet: (district: string, year: string) => `Abfallkalender ${year}: ${district}`,
  calendarName: (district: string) => `Abfall: ${district}`,
  subscribe: "In Ihren Kalender",
  withAlarm: "Im Kalender öffnen, mit Erinnerung um 18 Uhr am Vorabend",
  withoutAlarm: "Im Kalender öffnen, ohne Erinnerung",
  address: "Adresse des Kalenders mit Erinnerung",
  alarmsIgnored:
    "Google Kalender und Outlook übergehen die Erinnerungen abonnierter Kalender. Auf iPhone und Mac fragt der Kalender beim Abonnieren, ob er sie entfernen soll.",
  remind: "Bescheid am Vorabend um 18 Uhr",
  otherDistrict: "Anderer Bezirk",
  ofOwn: "Bei Ihnen",
  /** Of lines that several districts share: "Nord und Süd", "Nord, Süd und 4 weitere Bezirke" */
  inDistricts: (names: readonly string[], isAll: boolean) => {
    if (isAll) return "alle Bezirke";
    const others = names.length - maxNames;
    return list.format(others > 1 ? [...names.slice(0, maxNames), `${others} weitere Bezirke`] : names);
  },
  allDistricts: "Alle Bezirke",
  /** "Heute im Dorf", and answers of the search */
  bins: (names: readonly string[]) => list.format(names),
};
