const list = new Intl.ListFormat("de-DE");

/** The sentences of the short answers above the hits of a search. What surrounds them: lib/texts/search.ts */
export const answerTexts = {
  townHall: "Das Rathaus",
  /** What people call it */
  townHallName: "Rathaus",
  townHallNames: "Rathaus Gemeinde Gemeindeverwaltung Gemeindeamt Stadtverwaltung Ortsamt",
  townHallInEnglish: "town hall",
  /** What it is called besides where nothing else is asked */
  townHallAlso: "Bürgerbüro Bürgeramt Bürgerservice Verwaltung Amtsverwaltung",
  phone: (name: string, number: string) => `${name}: ${number}`,
  eventDate: (title: string, when: string, place?: string) =>
    `${title}: ${[when, place].filter(Boolean).join(", ")}`,
  otherStatus: (status: string, sentence: string) => `${status}: ${sentence}`,
  thereafter: (when: string) => `danach ${when}`,
  today: "heute",
  tomorrow: (day: string) => `morgen, am ${day},`,
  onDay: (day: string) => `am ${day},`,
  atHour: (day: string, hour: string) => `${day} um ${hour} Uhr`.replace(/, um/, " um"),
  isOpen: (name: string, when: string, hours: readonly string[], reason?: string) =>
    `${name} hat ${when} ${list.format(hours)} geöffnet${reason ? ` (${reason})` : ""}.`,
  /** Of hours with a condition, which stands beside them */
  limited: (name: string, when: string, hours: readonly string[]) =>
    `${name} ${when.replace(/,$/, "")}: ${list.format(hours)}.`,
  /** Of a day on which many are closed without saying so, or whose hours cannot be read */
  unconfirmed: (name: string, when: string, hours: readonly string[], call: string, reason?: string) => {
    const isUsual = hours.length > 0;
    const known = isUsual
      ? `Üblich ist ${list.format(hours)}; für diesen Tag ist nichts eingetragen.`
      : `Es gelten andere Zeiten${reason ? ` (${reason})` : ""}.`;
    return `${name} ${when.replace(/,$/, "")}: ${known} ${call}`;
  },
  unconfirmedDay: (hours: readonly string[]) =>
    hours.length > 0 ? `üblich ${list.format(hours)} (nichts eingetragen)` : "andere Zeiten",
  nothingEntered: "Für diesen Tag ist nichts eingetragen. Bitte anrufen.",
  call: (phone?: string) => (phone ? `Bitte anrufen: ${phone}.` : "Bitte anrufen."),
  ofToday: (name: string, state: string) => `${name}: ${state.endsWith(".") ? state : `${state}.`}`,
  withNote: (text: string, note?: string) => (note ? `${text} (${note})` : text),
  isOpenThen: (name: string, when: string, hours: readonly string[]) =>
    `${name} hat ${when} geöffnet: ${list.format(hours)}.`,
  isClosed: (name: string, when: string, reason?: string) =>
    `${name} hat ${when} geschlossen${reason ? ` (${reason})` : ""}.`,
  /** Of a day without hours of which a note says more: "Mittwochs nur nach Vereinbarung" */
  noted: (name: string, when: string, note: string) => `${name} ${when.replace(/,$/, "")}: ${note}`,
  isClosedThen: (name: string, when: string, hours: readonly string[]) =>
    `${name} hat ${when} geschlossen, geöffnet ist ${list.format(hours)}.`,
  openUntil: (name: string, hour: string) => `${name} hat heute bis ${hour} Uhr geöffnet.`,
  openAllDay: (name: string) => `${name} hat heute durchgehend geöffnet.`,
  closedNow: (name: string) => `${name} hat jetzt geschlossen.`,
  opens: (name: string, next: string) => `${name} hat jetzt geschlossen und öffnet ${next}.`,
  fromTo: (from: string, to: string) => `von ${from} bis ${to} Uhr`,
  closed: "geschlossen",
  closedFor: (reason: string) => `geschlossen (${reason})`,
  and: (first: string, second: string) => `${first} und ${second}`,
  until: (first: string, last: string) => `${first}, bis ${last}`,
  onDays: (name: string, days: readonly string[]) => `${name}: ${days.join("; ")}.`,
  asWritten: (title: string, text: string) => `Laut „${title}“: ${text}`,
  holidays: (name: string, first: string, last: string) =>
    first === last ? `${name}: ${first}.` : `${name}: ${first} bis ${last}.`,
  askHolidays: (phone: string) => `Wann Ferien sind, sagt Ihnen die Schule. ${phone}`,
  askSchool: (phone: string) => `Ob Schule ist, sagt Ihnen die Schule selbst. ${phone}`,
  publicHoliday: (day: string, land: string, name?: string) =>
    `${day}: ${name ? "" : "kein "}gesetzlicher Feiertag ${land === "Saarland" ? "im" : "in"} ${land}${name ? ` (${name})` : ""}.`,
  noSchool: (day: string, reason?: string) => `${day}: keine Schule${reason ? ` (${reason})` : ""}.`,
  ofNotice: (text: string) => `Mitteilung der Gemeinde: ${text.replace(/\s+/g, " ")}`,
};
