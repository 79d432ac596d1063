export const feedbackTexts = {
  question: "War das hilfreich?",
  yes: "Ja",
  no: "Nein",
  title: "Ihre Rückmeldung",
  counted: "Danke, Ihre Antwort ist gezählt.",
  remark: "Was fehlt?",
  hint: (maxLength: number) =>
    `Freiwillig, höchstens ${maxLength} Zeichen. Bitte keine persönlichen Angaben: Die Redaktion liest mit, kann Ihnen aber nicht antworten.`,
  send: "Absenden",
  sending: "Wird gesendet …",
  stored: "Danke, Ihre Worte sind bei der Redaktion angekommen.",
  failed:
    "Ihre Antwort konnte gerade nicht gezählt werden. Es liegt nicht an Ihnen. Bitte versuchen Sie es noch einmal.",
  notStored: (maxLength: number) =>
    `Ihr Text konnte nicht gespeichert werden, er ist aber noch da. Hat er mehr als ${maxLength} Zeichen, kürzen Sie ihn bitte; sonst senden Sie ihn in ein paar Minuten noch einmal.`,
  back: "Zurück zur Seite",
};
