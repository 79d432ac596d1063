const list = new Intl.ListFormat("de-DE");

/** The page where the sender of a request for a room sees what became of it */
export const roomRequestTexts = {
  title: "Ihre Raumanfrage",
  states: {
    angefragt: "Angefragt. Der Raum ist noch nicht vergeben: Wer ihn vergibt, sagt zu oder ab.",
    bestätigt: "Zugesagt. Der Raum ist für Sie vergeben.",
    abgelehnt: "Abgesagt. Der Raum ist nicht für Sie vergeben.",
    zurückgezogen: "Zurückgezogen. Ihre Angaben sind gelöscht.",
    "frei gegeben": "Die Zusage ist aufgehoben. Der Raum ist nicht mehr für Sie vergeben.",
  },
  reason: (text: string) => `Grund: ${text}`,
  room: "Raum",
  purpose: "Wofür",
  when: "Wann",
  occupied: "Mit Aufbau und Aufräumen",
  repeats: "Wiederholt sich",
  dates: (count: number) => `Alle ${count} Termine`,
  notFree: (days: readonly string[]) => `Nicht frei: ${list.format(days)}.`,
  keepLink:
    "Ob der Raum vergeben wird, steht auf der Seite Ihrer Anfrage. Dort können Sie sie auch zurückziehen. Heben Sie den Link auf und geben Sie ihn nicht weiter: Wer ihn hat, kann das auch.",
  withdraw: "Anfrage zurückziehen",
  withdrawWarning: {
    angefragt: "Wir löschen dann Ihre Angaben. Das lässt sich nicht rückgängig machen.",
    bestätigt:
      "Der Raum wird dann wieder frei, und wir löschen Ihre Angaben. Das lässt sich nicht rückgängig machen.",
  },
  confirmWithdrawal: "Jetzt zurückziehen",
  renew: "Um ein Jahr verlängern",
  renewHint:
    "Ihre regelmäßige Zeit endet bald. Eine Verlängerung ist eine neue Anfrage, über die wieder entschieden wird.",
  renewed: "Die Verlängerung ist angefragt. Dies ist die Seite der neuen Anfrage: Heben Sie ihren Link auf.",
  failed: "Das hat gerade nicht geklappt. Bitte versuchen Sie es in ein paar Minuten noch einmal.",
  questions: "Fragen?",
};
