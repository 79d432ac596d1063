import { floodMinutes } from "@dorfforum/shared/forms/form-fields";

/** Why a form without errors could not be sent. The visitor keeps the text. */
export const refusalTexts = {
  noScript:
    "Ihr Text ist noch da, wurde aber nicht gesendet. Zum Schutz vor Automaten muss Ihr Browser eine Rechenaufgabe lösen. Dafür braucht er JavaScript.",
  early: "Ihr Text ist noch da, wurde aber noch nicht gesendet. Bitte senden Sie ihn noch einmal.",
  robotCheck:
    "Die Prüfung zum Schutz vor Automaten ist abgelaufen oder misslungen. Ihr Text ist noch da. Bitte senden Sie ihn noch einmal.",
  trap: "Ein Feld, das für Menschen unsichtbar ist, war ausgefüllt. Vielleicht hat Ihr Browser es von selbst getan. Ihr Text ist noch da, wurde aber nicht gesendet.",
  tooMany: `Von Ihrem Anschluss kamen gerade sehr viele Sendungen. Ihr Text ist noch da. Bitte versuchen Sie es in etwa ${floodMinutes} Minuten noch einmal.`,
  tooLarge:
    "Das war mehr, als wir auf einmal annehmen können. Bitte kürzen Sie den Text oder wählen Sie ein kleineres Bild.",
  foreign:
    "Das Formular wurde von einer anderen Website aus oder ohne Herkunftsangabe gesendet. Ihr Text ist noch da. Bitte prüfen Sie ihn und senden Sie ihn von hier.",
  unreadable: "Die Sendung war unvollständig. Bitte prüfen Sie Ihren Text und senden Sie ihn noch einmal.",
  unavailable:
    "Ihr Text konnte gerade nicht gespeichert werden. Es liegt nicht an Ihnen, und er ist noch da. Senden Sie ihn bitte in ein paar Minuten noch einmal: Er kommt nur einmal an.",
  offline:
    "Es kam keine Antwort. Ihr Text ist noch da. Senden Sie ihn ruhig noch einmal: Er kommt nur einmal an.",
  unsolved:
    "Ihr Browser konnte die Rechenaufgabe zum Schutz vor Automaten nicht lösen. Ihr Text ist noch da. Bitte versuchen Sie es noch einmal oder nehmen Sie einen anderen Weg:",
  takenOver:
    "Das wurde nicht gespeichert: Die Redaktion hat Ihre Einsendung inzwischen übernommen, oder sie ist zurückgezogen. Ihr Text ist noch da. Bitte rufen Sie uns an oder schreiben Sie uns:",
  declined:
    "Unser Redaktionssystem hat die Angaben nicht angenommen. Ihr Text ist noch da. Bitte rufen Sie uns an oder schreiben Sie uns eine E-Mail.",
};

/** Instead of a page, for a visitor without JavaScript who sends too often */
export const floodText = `Von Ihrem Anschluss kamen gerade sehr viele Sendungen. Gehen Sie in Ihrem Browser zurück: Dort steht Ihr Text noch. Bitte versuchen Sie es in etwa ${floodMinutes} Minuten noch einmal.`;

export type Refusal = keyof typeof refusalTexts;

export const earlierTexts = {
  title: "Eine frühere Fassung ist schon angekommen",
  text: (reference: string) =>
    `Sie hat die Vorgangsnummer ${reference}. Was Sie danach geändert haben, wurde nicht gespeichert. Wenn Sie noch einmal senden, kommt es als neue Sendung an.`,
};

export const receiptTexts = {
  reference: "Vorgangsnummer",
  keep: "Bitte heben Sie diese Nummer auf, falls Sie Fragen haben.",
  due: "Antwort spätestens bis",
  cannotAnswer:
    "Sie haben keine E-Mail-Adresse angegeben. Unsere Antwort erfahren Sie, wenn Sie mit der Vorgangsnummer bei uns nachfragen.",
  earlier: "Ihre Sendung war schon beim ersten Versuch angekommen. Sie ist trotzdem nur einmal gespeichert.",
  change:
    "Solange die Redaktion Ihre Einsendung noch nicht übernommen hat, können Sie sie ändern oder zurückziehen: Heben Sie den Link dafür auf, es gibt ihn nur hier. Wer ihn hat, kann das auch: Geben Sie ihn nicht weiter.",
  toProposal: "Ändern oder zurückziehen",
  home: "Zur Startseite",
  more: "Noch etwas senden",
};
