/** The texts of each form: title, lead, fields, button, and the page after sending. */

export type FieldText = {
  label: string;
  hint?: string;
  /** The error at a required field that is empty */
  missing?: string;
  /** The labels of a choice by their values */
  options?: Record<string, string>;
  /** The label of a choice that is left empty */
  noChoice?: string;
};

type FormText = Record<"title" | "lead" | "send" | "arrived" | "next", string> & {
  fields: Record<string, FieldText>;
};

const name = { label: "Ihr Name", missing: "Bitte geben Sie Ihren Namen ein." };
const email = {
  label: "E-Mail",
  missing: "Bitte geben Sie Ihre E-Mail-Adresse ein, damit wir antworten können.",
};
const telephone = { label: "Telefon" };
const pictureFields = {
  picture: { label: "Bild" },
  pictureText: {
    label: "Was ist auf dem Bild zu sehen?",
    hint: "Für Menschen, die das Bild nicht sehen können.",
  },
};
const pageField = {
  label: "Um welche Seite geht es?",
  missing: "Bitte geben Sie die Seite an, um die es geht.",
};

export const formTexts = {
  kontakt: {
    title: "Nachricht schreiben",
    lead: "Wir antworten in der Regel innerhalb von zwei Werktagen.",
    send: "Nachricht senden",
    arrived: "Ihre Nachricht ist angekommen",
    next: "Wir melden uns bei Ihnen, in der Regel innerhalb von zwei Werktagen.",
    fields: {
      name,
      email,
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
      name,
      email: { label: "E-Mail", hint: "Nur wenn Sie eine Antwort möchten." },
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
      name,
      email: { label: "E-Mail", hint: "Nur wenn Sie eine Antwort möchten." },
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
      name,
      email: { label: "E-Mail", hint: "Nur wenn Sie eine Antwort möchten." },
      page: { ...pageField, hint: "Die Adresse der Seite, oder wie der Eintrag heißt." },
      wrong: {
        label: "Was stimmt nicht mehr?",
        missing: "Bitte schreiben Sie, welche Angabe nicht mehr stimmt.",
      },
      right: { label: "Wie ist es richtig?", hint: "Falls Sie es wissen." },
    },
  },
  veranstaltung: {
    title: "Veranstaltung melden",
    lead: "Die Redaktion prüft jede Meldung, bevor sie im Kalender steht.",
    send: "Veranstaltung absenden",
    arrived: "Ihre Veranstaltung ist angekommen",
    next: "Die Redaktion prüft sie und trägt sie dann in den Kalender ein.",
    fields: {
      title: {
        label: "Titel",
        hint: "Kurz und eindeutig, zum Beispiel „Herbstfest der Feuerwehr“",
        missing: "Bitte geben Sie der Veranstaltung einen Titel.",
      },
      day: { label: "Datum", missing: "Bitte geben Sie an, an welchem Tag die Veranstaltung ist." },
      begin: { label: "Beginn" },
      end: { label: "Ende" },
      lastDay: { label: "Letzter Tag", hint: "Nur wenn die Veranstaltung mehrere Tage dauert." },
      allDay: { label: "Die Veranstaltung ist ganztägig" },
      repeats: {
        label: "Wiederholt sich",
        noChoice: "nein",
        options: {
          woche: "jede Woche",
          zweiwochen: "alle zwei Wochen",
          monatstag: "jeden Monat am selben Tag",
          monatswochentag: "jeden Monat am selben Wochentag, zum Beispiel am ersten Dienstag",
          jahr: "jedes Jahr",
        },
      },
      repeatsUntil: { label: "Wiederholung bis", hint: "Leer lassen, wenn noch kein Ende feststeht." },
      place: { label: "Ort", missing: "Bitte geben Sie an, wo die Veranstaltung ist." },
      organiser: { label: "Wer lädt ein?", hint: "Verein, Einrichtung oder Initiative" },
      text: {
        label: "Beschreibung",
        hint: "Was erwartet die Gäste? Gibt es etwas zu beachten?",
        missing: "Bitte beschreiben Sie die Veranstaltung mit ein paar Sätzen.",
      },
      ...pictureFields,
      address: { label: "Adresse", hint: "Straße, Hausnummer und Ortsteil" },
      category: { label: "Thema", noChoice: "keine Angabe" },
      price: { label: "Kosten", hint: "Zum Beispiel: Eintritt frei" },
      registration: { label: "Link zur Anmeldung" },
      accessibility: {
        label: "Barrierefreiheit",
        hint: "Gibt es Stufen, ein rollstuhlgerechtes WC, eine Höranlage?",
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
      overview: {
        label: "Was möchten Sie eintragen?",
        options: {
          verein: "Verein oder Initiative",
          kindertagesstätte: "Kita, Kindertagespflege oder Schule",
        },
      },
      title: { label: "Name", missing: "Bitte geben Sie den Namen ein." },
      sort: { label: "Bereich", hint: "Zum Beispiel Sportverein, Chor oder Grundschule" },
      text: {
        label: "Was machen Sie, und für wen?",
        missing: "Bitte beschreiben Sie, was der Verein oder die Einrichtung macht.",
      },
      hours: {
        label: "Wann ist geöffnet, oder wann treffen Sie sich?",
        hint: "Je Zeile eine Zeit, zum Beispiel: Mo–Fr 7–16 Uhr, oder Di 19.30–21 Uhr Probe",
      },
      ...pictureFields,
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
      title: { label: "Überschrift", missing: "Bitte geben Sie Ihrem Beitrag eine Überschrift." },
      teaser: { label: "Worum geht es?", hint: "Ein Satz, der neugierig macht." },
      text: { label: "Ihr Text", missing: "Bitte schreiben Sie Ihren Text." },
      name,
      email,
      telephone,
    },
  },
  angebot: {
    title: "Angebot eintragen",
    lead: "Was Sie anderen im Dorf anbieten, oder was Sie suchen.",
    send: "Angebot absenden",
    arrived: "Ihr Angebot ist angekommen",
    next: "Die Redaktion prüft es und nimmt es dann unter die Angebote auf.",
    fields: {
      offerOrSearch: {
        label: "Bieten oder suchen Sie etwas?",
        options: { biete: "Ich biete etwas an", suche: "Ich suche etwas" },
      },
      title: {
        label: "Was?",
        hint: "Kurz, zum Beispiel „Anhänger zum Ausleihen“",
        missing: "Bitte schreiben Sie kurz, was Sie bieten oder suchen.",
      },
      text: {
        label: "Beschreibung",
        hint: "Für wen ist es, wo, und was kostet es?",
        missing: "Bitte beschreiben Sie es mit ein paar Sätzen.",
      },
      until: { label: "Bis wann gilt es?", hint: "Leer lassen, wenn es dauerhaft gilt." },
      ...pictureFields,
      publicContact: {
        label: "Öffentlicher Kontakt",
        hint: "Telefon oder E-Mail. Diese Angabe wird veröffentlicht.",
        missing: "Bitte geben Sie an, wie man Sie erreicht.",
      },
      name,
      email,
      telephone,
    },
  },
  hilfe: {
    title: "Mithelfen",
    lead: "Auch eine Stunde im Monat hilft.",
    send: "Absenden",
    arrived: "Ihr Hilfsangebot ist angekommen",
    next: "Schön, dass Sie helfen möchten! Wir melden uns bei Ihnen.",
    fields: {
      helpTexts: { label: "Texte schreiben und prüfen" },
      helpPhotos: { label: "Fotos machen" },
      helpDriving: { label: "Bürgerbus fahren" },
      helpVisits: { label: "Menschen besuchen und begleiten" },
      helpElse: { label: "Etwas anderes" },
      availability: { label: "Wann haben Sie Zeit?", hint: "Zum Beispiel: dienstags am Nachmittag" },
      text: { label: "Möchten Sie noch etwas dazu sagen?" },
      name,
      email,
      telephone,
    },
  },
} satisfies Record<string, FormText>;
