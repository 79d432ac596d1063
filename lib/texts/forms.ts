/** Words of the forms: what fields are called, what is wrong with them, what became of what was sent. */

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

export const formErrors = {
  tooLong: (max: number) => `Das ist zu lang: Erlaubt sind ${max.toLocaleString("de-DE")} Zeichen.`,
  name: "Bitte geben Sie Ihren Namen ein.",
  email: "Bitte prüfen Sie die E-Mail-Adresse, zum Beispiel name@beispiel.de.",
  emailMissing: "Bitte geben Sie Ihre E-Mail-Adresse ein, damit wir antworten können.",
  emailForCopy: "Für die Bestätigung brauchen wir Ihre E-Mail-Adresse.",
  emailOrTelephone: "Bitte geben Sie eine E-Mail-Adresse oder eine Telefonnummer ein.",
  telephone: "Bitte prüfen Sie die Telefonnummer, zum Beispiel 030 23125 100.",
  webAddress: "Bitte prüfen Sie die Internetadresse, zum Beispiel https://www.verein.de.",
  postcode: "Eine Postleitzahl hat fünf Ziffern.",
  consent: "Bitte bestätigen Sie, dass Sie die Hinweise zum Datenschutz gelesen haben.",
  choose: "Bitte wählen Sie etwas aus.",
  message: "Bitte schreiben Sie uns Ihre Nachricht.",
  barrier: "Bitte beschreiben Sie, was nicht geht.",
  page: "Bitte geben Sie die Seite an, um die es geht.",
  reason: "Bitte beschreiben Sie, was an dem Inhalt nicht in Ordnung ist.",
  eventTitle: "Bitte geben Sie der Veranstaltung einen Titel.",
  dayMissing: "Bitte geben Sie an, an welchem Tag die Veranstaltung ist.",
  day: "Bitte prüfen Sie das Datum.",
  dayOver: "Dieser Tag ist schon vorbei.",
  time: "Bitte prüfen Sie die Uhrzeit, zum Beispiel 19:30.",
  begin: "Bitte geben Sie an, wann die Veranstaltung beginnt, oder wählen Sie „ganztägig“.",
  end: "Das Ende muss nach dem Beginn liegen.",
  endMissing: "Bitte geben Sie auch an, um wie viel Uhr sie am letzten Tag endet.",
  lastDay: "Der letzte Tag liegt vor dem ersten.",
  place: "Bitte geben Sie an, wo die Veranstaltung ist.",
  eventText: "Bitte beschreiben Sie die Veranstaltung mit ein paar Sätzen.",
  organisationTitle: "Bitte geben Sie den Namen ein.",
  organisationText: "Bitte beschreiben Sie, was der Verein oder die Einrichtung macht.",
  articleTitle: "Bitte geben Sie Ihrem Beitrag eine Überschrift.",
  articleText: "Bitte schreiben Sie Ihren Text.",
  help: "Bitte wählen Sie aus, wobei Sie helfen möchten, oder schreiben Sie es uns unten.",
  picture: {
    empty: "Die Bilddatei ist leer. Bitte wählen Sie sie noch einmal aus.",
    large: "Das Bild ist zu groß. Bitte wählen Sie eines mit höchstens 8 MB.",
    type: "Diese Datei ist kein Bild, das wir verwenden können. Bitte wählen Sie ein Foto als JPEG, PNG, WebP oder AVIF.",
    animated: "Bewegte Bilder können wir nicht verwenden. Bitte wählen Sie ein einzelnes Bild.",
    broken: "Das Bild lässt sich nicht lesen. Bitte wählen Sie ein anderes.",
    again: "Bitte wählen Sie das Bild noch einmal aus: Ihr Browser konnte es nicht behalten.",
  },
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

/** Why a form that is in order could not be sent; what was typed is still there. */
export const refusalTexts = {
  noScript:
    "Ihr Text ist noch da, wurde aber nicht gesendet. Zum Schutz vor Automaten muss Ihr Browser eine Rechenaufgabe lösen. Dafür braucht er JavaScript.",
  early: "Ihr Text ist noch da, wurde aber noch nicht gesendet. Bitte senden Sie ihn noch einmal.",
  robotCheck:
    "Die Prüfung zum Schutz vor Automaten ist abgelaufen oder misslungen. Ihr Text ist noch da. Bitte senden Sie ihn noch einmal.",
  trap: "Ein Feld, das für Menschen unsichtbar ist, war ausgefüllt. Vielleicht hat Ihr Browser es von selbst getan. Ihr Text ist noch da, wurde aber nicht gesendet.",
  tooMany:
    "Von Ihrem Anschluss kamen gerade sehr viele Sendungen. Ihr Text ist noch da. Bitte versuchen Sie es in etwa zehn Minuten noch einmal.",
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
  declined:
    "Unser Redaktionssystem hat die Angaben nicht angenommen. Ihr Text ist noch da. Bitte rufen Sie uns an oder schreiben Sie uns eine E-Mail.",
};

/** Instead of a page, to a browser without JavaScript that goes on and on */
export const floodText =
  "Von Ihrem Anschluss kamen gerade sehr viele Sendungen. Gehen Sie in Ihrem Browser zurück: Dort steht Ihr Text noch. Bitte versuchen Sie es in etwa zehn Minuten noch einmal.";

export type Refusal = keyof typeof refusalTexts;

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

export const earlierTexts = {
  title: "Eine frühere Fassung ist schon angekommen",
  text: (reference: string) =>
    `Sie hat die Vorgangsnummer ${reference}. Was Sie danach geändert haben, wurde nicht gespeichert. Wenn Sie noch einmal senden, kommt es als neue Sendung an.`,
};

export const receiptTexts = {
  reference: "Vorgangsnummer",
  keep: "Bitte heben Sie diese Nummer auf, falls Sie Fragen haben.",
  due: "Antwort spätestens bis",
  earlier: "Ihre Sendung war schon beim ersten Versuch angekommen. Sie ist trotzdem nur einmal gespeichert.",
  home: "Zur Startseite",
  more: "Noch etwas melden",
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
