import { emailField, type FormText, nameField, pageField } from "./common-fields";

const emailForAnswer = { label: "E-Mail", hint: "Nur wenn Sie eine Antwort möchten." };

/** The forms that become a message (Nachricht) */
export const messageFormTexts = {
  kontakt: {
    title: "Nachricht schreiben",
    lead: "Bitte füllen Sie alle Felder aus. Wir antworten per E-Mail, in der Regel innerhalb von zwei Werktagen.",
    send: "Nachricht senden",
    arrived: "Ihre Nachricht ist angekommen",
    next: "Wir melden uns bei Ihnen, in der Regel innerhalb von zwei Werktagen.",
    fields: {
      name: nameField,
      email: emailField,
      subject: {
        label: "Worum geht es?",
        options: {
          frage: "Frage",
          fehler: "Hinweis auf einen Fehler",
          lob: "Lob oder Kritik",
          anderes: "Etwas anderes",
        },
      },
      text: { label: "Ihre Nachricht", missing: "Bitte schreiben Sie uns Ihre Nachricht." },
    },
  },
  barriere: {
    title: "Barriere melden",
    lead: "Etwas auf dieser Website lässt sich nicht lesen, hören oder bedienen? Sagen Sie es uns. Wir antworten innerhalb eines Monats.",
    send: "Barriere melden",
    arrived: "Ihre Meldung ist angekommen",
    next: "Wir prüfen, woran es liegt, und beheben die Barriere.",
    fields: {
      name: nameField,
      email: emailForAnswer,
      page: { ...pageField, hint: "Die Adresse der Seite, auf der Ihnen die Barriere aufgefallen ist." },
      text: {
        label: "Was geht nicht?",
        missing: "Bitte beschreiben Sie, was nicht geht.",
        hint: "Wenn Sie mögen, nennen Sie auch Ihr Gerät und Ihre Hilfsmittel, zum Beispiel einen Screenreader.",
      },
    },
  },
  inhalt: {
    title: "Inhalt melden",
    lead: "Texte und Bilder stammen zum Teil von Menschen und Vereinen aus dem Dorf. Verletzt etwas davon Ihre Rechte oder das Gesetz, sagen Sie es uns.",
    send: "Inhalt melden",
    arrived: "Ihre Meldung ist angekommen",
    next: "Die Redaktion prüft den Inhalt und ändert oder entfernt ihn, wenn es nötig ist.",
    fields: {
      name: nameField,
      email: emailForAnswer,
      page: pageField,
      reason: {
        label: "Was ist nicht in Ordnung?",
        options: {
          rechte: "Meine Rechte sind verletzt (Bild, Name, Text)",
          verletzend: "Der Inhalt ist beleidigend oder rechtswidrig",
          werbung: "Das ist Werbung ohne Bezug zum Dorf",
          anderes: "Etwas anderes",
        },
      },
      text: {
        label: "Bitte beschreiben Sie es",
        missing: "Bitte beschreiben Sie, was an dem Inhalt nicht in Ordnung ist.",
      },
    },
  },
  aenderung: {
    title: "Änderung mitteilen",
    lead: "Eine neue Telefonnummer, andere Öffnungszeiten, ein Tippfehler: Sagen Sie uns, was nicht mehr stimmt.",
    send: "Änderung absenden",
    arrived: "Ihre Mitteilung ist angekommen",
    next: "Die Redaktion prüft die Angaben und berichtigt sie.",
    fields: {
      name: nameField,
      email: emailForAnswer,
      page: { ...pageField, hint: "Die Adresse der Seite, oder wie der Eintrag heißt." },
      wrong: {
        label: "Was stimmt nicht mehr?",
        missing: "Bitte schreiben Sie, welche Angabe nicht mehr stimmt.",
      },
      right: { label: "Wie ist es richtig?", hint: "Falls Sie es wissen." },
    },
  },
} satisfies Record<string, FormText>;
