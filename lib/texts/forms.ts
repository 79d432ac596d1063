/** Words of the forms: what they and their fields are called, and what stands around them. */

export const messageSubjects = {
  frage: "Frage",
  fehler: "Hinweis auf einen Fehler",
  lob: "Lob oder Kritik",
  anderes: "Etwas anderes",
};

export const reportReasons = {
  falsch: "Die Angaben stimmen nicht",
  rechte: "Meine Rechte sind verletzt (Bild, Name, Text)",
  verletzend: "Der Inhalt ist beleidigend oder rechtswidrig",
  werbung: "Das ist Werbung ohne Bezug zum Dorf",
  anderes: "Etwas anderes",
};

/** For editors, above the text of a report */
export const reportTexts = { page: (words: string) => `Seite: ${words}` };

export const overviewChoices = {
  verein: "Verein oder Initiative",
  kindertagesstätte: "Kita, Kindertagespflege oder Schule",
};

export const helpTopics = {
  helpTexts: "Texte schreiben und prüfen",
  helpPhotos: "Fotos machen",
  helpDriving: "Bürgerbus fahren",
  helpVisits: "Menschen besuchen und begleiten",
  helpElse: "Etwas anderes",
};

type FieldText = { label: string; hint?: string };

const name: FieldText = { label: "Ihr Name" };
const email: FieldText = { label: "E-Mail" };
const telephone: FieldText = { label: "Telefon" };
const pageField: FieldText = { label: "Um welche Seite geht es?" };

/** Each form's title, the sentence under it, its fields, its button, and what is said once it has arrived. */
export const formTexts = {
  kontakt: {
    title: "Nachricht schreiben",
    lead: "Wir antworten in der Regel innerhalb von zwei Werktagen.",
    send: "Nachricht senden",
    arrived: "Ihre Nachricht ist angekommen",
    next: "Wir melden uns bei Ihnen, in der Regel innerhalb von zwei Werktagen.",
    fields: { name, email, subject: { label: "Worum geht es?" }, text: { label: "Ihre Nachricht" } },
  },
  barriere: {
    title: "Barriere melden",
    lead: "Etwas auf dieser Website lässt sich nicht lesen, hören oder bedienen? Sagen Sie es uns. Wir antworten innerhalb eines Monats.",
    send: "Barriere melden",
    arrived: "Ihre Meldung ist angekommen",
    next: "Wir prüfen, woran es liegt, und beheben die Barriere.",
    fields: {
      name,
      email: { label: "E-Mail", hint: "Nur wenn Sie eine Antwort möchten." },
      page: { ...pageField, hint: "Die Adresse der Seite, auf der Ihnen die Barriere aufgefallen ist." },
      text: {
        label: "Was geht nicht?",
        hint: "Wenn Sie mögen, nennen Sie auch Ihr Gerät und Ihre Hilfsmittel, zum Beispiel einen Screenreader.",
      },
    },
  },
  inhalt: {
    title: "Inhalt melden",
    lead: "Texte und Bilder auf dieser Seite stammen zum Teil von Menschen und Vereinen aus dem Dorf. Stimmt etwas nicht, sagen Sie es uns.",
    send: "Inhalt melden",
    arrived: "Ihre Meldung ist angekommen",
    next: "Die Redaktion prüft den Inhalt und ändert oder entfernt ihn, wenn es nötig ist.",
    fields: {
      name,
      email: { label: "E-Mail", hint: "Nur wenn Sie eine Antwort möchten." },
      page: pageField,
      reason: { label: "Was ist nicht in Ordnung?" },
      text: { label: "Bitte beschreiben Sie es" },
    },
  },
  veranstaltung: {
    title: "Termin melden",
    lead: "Die Redaktion prüft jede Meldung, bevor sie im Kalender steht.",
    send: "Termin absenden",
    arrived: "Ihr Termin ist angekommen",
    next: "Die Redaktion prüft ihn und trägt ihn dann in den Kalender ein.",
    fields: {
      title: { label: "Titel", hint: "Kurz und eindeutig, zum Beispiel „Herbstfest der Feuerwehr“" },
      day: { label: "Datum" },
      begin: { label: "Beginn" },
      end: { label: "Ende" },
      lastDay: { label: "Letzter Tag", hint: "Nur wenn die Veranstaltung mehrere Tage dauert." },
      allDay: { label: "Die Veranstaltung ist ganztägig" },
      place: { label: "Ort" },
      organiser: { label: "Wer lädt ein?", hint: "Verein, Einrichtung oder Initiative" },
      text: {
        label: "Beschreibung",
        hint: "Was erwartet die Gäste? Gibt es etwas zu beachten, etwa zur Barrierefreiheit?",
      },
      picture: {
        label: "Bild",
        hint: "Ein Foto oder Plakat mit höchstens 8 MB, an dem Sie die Rechte haben. Den Aufnahmeort entfernen wir aus der Datei.",
      },
      pictureText: {
        label: "Was ist auf dem Bild zu sehen?",
        hint: "Für Menschen, die das Bild nicht sehen können.",
      },
      name,
      email,
      telephone,
    },
  },
  organisation: {
    title: "Verein oder Einrichtung eintragen",
    lead: "Ein Steckbrief, den alle finden.",
    send: "Eintrag absenden",
    arrived: "Ihr Eintrag ist angekommen",
    next: "Die Redaktion prüft ihn und nimmt ihn dann in die Übersicht auf.",
    fields: {
      overview: { label: "Was möchten Sie eintragen?" },
      title: { label: "Name" },
      sort: { label: "Bereich", hint: "Zum Beispiel Sportverein, Chor oder Grundschule" },
      text: { label: "Was machen Sie, für wen, wann und wo?" },
      street: { label: "Straße und Hausnummer" },
      postcode: { label: "Postleitzahl" },
      town: { label: "Ort" },
      publicTelephone: { label: "Öffentliche Telefonnummer" },
      publicEmail: { label: "Öffentliche E-Mail-Adresse" },
      website: { label: "Website" },
      name,
      email,
    },
  },
  beitrag: {
    title: "Beitrag einreichen",
    lead: "Ein Bericht, ein Rückblick, ein Rezept, ein Stück Dorfgeschichte.",
    send: "Beitrag absenden",
    arrived: "Ihr Beitrag ist angekommen",
    next: "Die Redaktion liest ihn und meldet sich, bevor er erscheint.",
    fields: {
      title: { label: "Überschrift" },
      teaser: { label: "Worum geht es?", hint: "Ein Satz, der neugierig macht." },
      text: { label: "Ihr Text" },
      name,
      email,
      telephone,
    },
  },
  hilfe: {
    title: "Mithelfen",
    lead: "Auch eine Stunde im Monat hilft.",
    send: "Absenden",
    arrived: "Ihr Angebot ist angekommen",
    next: "Schön, dass Sie helfen möchten! Wir melden uns bei Ihnen.",
    fields: {
      availability: { label: "Wann haben Sie Zeit?", hint: "Zum Beispiel: dienstags am Nachmittag" },
      text: { label: "Möchten Sie noch etwas dazu sagen?" },
      name,
      email,
      telephone,
    },
  },
} satisfies Record<
  string,
  {
    title: string;
    lead: string;
    send: string;
    arrived: string;
    next: string;
    fields: Record<string, FieldText>;
  }
>;

export const formPartTexts = {
  optional: "(freiwillig)",
  choose: "Bitte wählen",
  sending: "Wird gesendet …",
  consent: { before: "Ich habe die ", link: "Hinweise zum Datenschutz", after: " gelesen." },
  copy: "Schicken Sie mir eine Bestätigung per E-Mail.",
  aboutYourData: { before: "Was mit Ihren Angaben geschieht, steht unter ", link: "Datenschutz", after: "." },
  trap: "Dieses Feld bitte leer lassen",
  event: "Die Veranstaltung",
  organisation: "Der Eintrag",
  publicContact: "So erreicht man Sie",
  publicContactHint: "Diese Angaben werden veröffentlicht.",
  questions: "Für Rückfragen",
  questionsHint: "Diese Angaben sieht nur die Redaktion.",
  help: "Wobei möchten Sie helfen?",
  oneOfBoth: "E-Mail oder Telefon: Eine Angabe genügt",
  summary: (count: number) =>
    count === 1 ? "Bitte prüfen Sie eine Angabe" : `Bitte prüfen Sie ${count} Angaben`,
  checkHint:
    "Eine Rechenaufgabe, die Ihr Browser im Hintergrund löst, schützt dieses Formular vor Automaten.",
  checking: "Ihr Browser löst eine kleine Rechenaufgabe zum Schutz vor Automaten …",
};

export const draftTexts = {
  restored:
    "Ihr Entwurf von vorhin ist wieder da. Er liegt nur auf diesem Gerät und verschwindet, sobald Sie ihn absenden.",
  noPicture: "Ein Bild müssen Sie noch einmal auswählen.",
  kept: "Ihr Text wird auf diesem Gerät als Entwurf aufgehoben, bis Sie ihn absenden.",
  discard: "Entwurf löschen",
  discarded: "Der Entwurf ist gelöscht.",
};

export const otherWayTexts = {
  title: "So erreichen Sie uns ohne Formular",
  noScriptTitle: "Ihr Browser führt kein JavaScript aus",
  noScript:
    "Dieses Formular lässt sich deshalb nicht absenden: Zum Schutz vor Automaten muss der Browser eine Rechenaufgabe lösen. Sie erreichen uns auch so:",
  phone: "Telefon",
  email: "E-Mail",
  post: "Post",
  emailWithText: "E-Mail mit diesem Text schreiben",
  rather: "Lieber anrufen?",
};

export const clashTexts = {
  sameEvening: "Am selben Abend:",
  sameDay: "Am selben Tag:",
  during: "In diesem Zeitraum:",
  advice: "Vielleicht lässt sich ein anderer Tag finden. Sie können den Termin trotzdem absenden.",
  none: "An diesem Tag steht noch nichts im Kalender.",
};

export const participateTexts = {
  choose: "Womit möchten Sie beitragen?",
  toForm: "Zum Formular",
  cards: {
    veranstaltung: "Feste, Treffen, Konzerte, Versammlungen.",
    organisation: "Zeigen Sie, was Ihr Verein macht.",
    beitrag: "Erzählen Sie, was im Dorf passiert.",
    hilfe: "In der Redaktion, beim Bürgerbus, am Bach.",
  },
  steps: "So geht es weiter",
  step: [
    "Sie füllen das Formular aus.",
    "Die Redaktion prüft Ihre Einsendung.",
    "Danach erscheint sie im Dorfforum.",
  ],
};
