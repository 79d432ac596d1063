import type { FieldText } from "./merge-text";

type FieldTexts = Record<string, FieldText>;

const targetHelp = "Eine Adresse mit https:// oder ein Pfad dieser Website, zum Beispiel /kontakt.";

/** Texts of fields that several types have. */
const commonTexts: FieldTexts = {
  Slug: {
    label: "Adresse (Slug)",
    description: "Letzter Teil der Webadresse. Nach dem Veröffentlichen möglichst nicht mehr ändern.",
  },
  Kurztext: { description: "Zwei bis vier Sätze. Hervorhebungen und Links sind möglich." },
  Bild_Alt: {
    label: "Bildbeschreibung",
    description: "Beschreiben Sie, was zu sehen ist. Leer: der Alternativtext aus der Medienbibliothek.",
  },
  Dateien_im_Text: {
    label: "Dateien im Text",
    description: "Trägt sich beim Speichern selbst ein.",
    editable: false,
  },
  Kategorien: { description: "Unter diesen Themen wird der Eintrag gefunden." },
  Breitengrad: { description: "Für die Karte, zum Beispiel 52.18712." },
  Laengengrad: { label: "Längengrad", description: "Für die Karte, zum Beispiel 13.34205." },
  Strasse: { label: "Straße und Hausnummer" },
  E_Mail: { label: "E-Mail" },
  Webseite: { label: "Website", description: targetHelp },
  Ziel: { description: targetHelp },
  Oeffnungszeiten: {
    label: "Öffnungszeiten",
    description: "Eine Zeile je Zeitspanne; ein Tag darf mehrfach vorkommen.",
  },
  Organisation: {
    description: "verein steht unter Vereine, kindertagesstätte unter Kitas und Grundschulen.",
  },
  Bearbeitungsstand: { description: "Wie weit die Bearbeitung ist." },
  Vorgangsnummer: { description: "Diese Nummer kennt auch die absendende Person.", editable: false },
  Mail_versendet_am: {
    label: "Redaktion benachrichtigt am",
    description: "Leer, solange die Mail nicht versendet ist oder wenn kein Mailversand eingerichtet ist.",
    editable: false,
  },
  Bestaetigung_gewuenscht: { label: "Bestätigung gewünscht", editable: false },
  Bestaetigung_versendet_am: { label: "Bestätigung versendet am", editable: false },
};

const textsByType: Record<string, FieldTexts> = {
  "api::allgemeine-einstellung.allgemeine-einstellung": {
    Dorfname: { description: "Steht zum Beispiel in „Vereine in …“." },
    Seitentitel: { description: "Name der Website, wie ihn Suchmaschinen und Browser zeigen." },
    Meta_Beschreibung: { label: "Beschreibung für Suchmaschinen", description: "Höchstens 160 Zeichen." },
    Begruessung: { label: "Begrüßung", description: "Steht oben auf der Startseite." },
    Logo: { description: "Leer: das mitgelieferte Logo." },
    Logo_klein: {
      label: "Logo, klein",
      description: "Für den schmalen Kopf beim Blättern. Leer: das mitgelieferte.",
    },
    Video: { description: "Hintergrund des Kopfes, ohne Ton. Leer: das mitgelieferte Video." },
    Video_Nacht: { label: "Video für den dunklen Modus" },
    Video_Standbild: {
      label: "Standbild des Videos",
      description: "Wird gezeigt, bis das Video läuft oder wenn es nicht laufen soll.",
    },
    Schnelleinstiege: { description: "Die Kacheln der Startseite." },
    Oft_gesucht: { label: "Oft gesucht", description: "Ein Suchwort je Zeile." },
    Suche_Platzhalter: { label: "Beispiel für die Suche" },
    Leere_Suche_Hinweis: { label: "Hinweis, wenn nichts gefunden wurde" },
    E_Mail_Redaktion: { label: "E-Mail der Redaktion" },
    Oeffnungszeiten: {
      label: "Öffnungszeiten des Rathauses",
      description: "Eine Zeile je Zeitspanne; ein Tag darf mehrfach vorkommen.",
    },
    Oeffnungszeiten_Hinweis: { label: "Hinweis zu den Öffnungszeiten" },
    Notfall_Hinweis: { label: "Hinweis für den Notfall" },
    Fusszeile: { label: "Fußzeile" },
    Ueber_uns_Link: { label: "Link „Über uns“", description: targetHelp },
    Vertretungsberechtigt: { description: "Wer die Gemeinde vertritt (Impressum)." },
    Aufsichtsbehoerde: { label: "Aufsichtsbehörde" },
    Redaktion_verantwortlich: { label: "Verantwortlich für den Inhalt" },
    Datenschutzbeauftragte: { label: "Datenschutzbeauftragte Person" },
    Aufsicht_Datenschutz: { label: "Aufsichtsbehörde für den Datenschutz" },
    Barriere_Kontakt: { label: "Kontakt bei Barrieren" },
    Durchsetzungsstelle: {
      description: "An sie kann sich wenden, wem die Gemeinde bei einer Barriere nicht hilft.",
    },
    Aufbewahrung_Tage: {
      label: "Aufbewahrung in Tagen",
      description:
        "So viele Tage nach ihrem Eingang werden Nachrichten und Einsendungen gelöscht, auch unerledigte. Was daraus veröffentlicht wurde, bleibt.",
    },
  },
  "api::kategorie.kategorie": {
    Beschreibung: { description: "Ein Satz, der das Thema erklärt." },
    Reihenfolge: { description: "Kleine Zahlen stehen vorn." },
  },
  "api::veranstaltung.veranstaltung": {
    Ende: { description: "Darf leer bleiben, aber nicht vor dem Beginn liegen." },
    Ganztaegig: { label: "Ganztägig", description: "Uhrzeiten werden dann nicht angezeigt." },
    Wiederholung: {
      description: "Regel nach RFC 5545, zum Beispiel FREQ=WEEKLY;BYDAY=TU;COUNT=20 für zwanzig Dienstage.",
    },
    Ausnahmen: { description: "Tage, an denen ein wiederkehrender Termin ausfällt." },
    Terminstatus: { description: "Abgesagte Termine bitte nicht löschen, sondern hier kennzeichnen." },
    Ort: { description: "Name des Ortes, zum Beispiel Dorfgemeinschaftshaus." },
    Adresse: { description: "Straße, Hausnummer, Postleitzahl und Ort." },
    Veranstalter: { description: "Eine Organisation aus dem Verzeichnis." },
    Kosten: { description: "Zum Beispiel: Eintritt frei." },
    Anmeldung_Link: { label: "Link zur Anmeldung", description: targetHelp },
    Barrierefreiheit: { description: "Was Menschen mit Rollstuhl, Hörgerät oder Kinderwagen wissen müssen." },
  },
  "api::beitrag.beitrag": {
    Teaser: { description: "Höchstens 160 Zeichen, steht in Übersichten." },
    Text: { description: "Überschriften beginnen mit ##." },
    Datum: { description: "Nach diesem Tag werden Beiträge sortiert." },
    Leichte_Sprache: { label: "Text in Leichter Sprache" },
    Verwandtes: { label: "Verwandte Beiträge" },
  },
  "api::organisation.organisation": {
    Organisation: {
      label: "Verzeichnis",
      description: "verein steht unter Vereine, kindertagesstätte unter Kitas und Grundschulen.",
    },
    Art: { description: "Zum Beispiel Sportverein, Chor, Kindertagesstätte oder Grundschule." },
    Ansprechpartner_Rolle: {
      label: "Ansprechperson (Funktion)",
      description: "Die Funktion, nicht der Name einer Person.",
    },
    Altersgruppe: { description: "Nur für Kitas und Schulen, zum Beispiel 1 bis 6 Jahre." },
    Plaetze: { label: "Plätze", description: "Nur für Kitas und Schulen." },
    Schliesstage: {
      label: "Schließtage",
      description:
        "Zum Beispiel: 24.12.–2.1., 27. Juli bis 14. August 2026. An diesen Tagen steht dort „heute geschlossen“.",
    },
  },
  "api::seite.seite": {
    Slug: {
      label: "Adresse (Slug)",
      description: "Die Website sucht feste Seiten unter dieser Adresse. Bitte nicht ändern.",
    },
    Text: { description: "Überschriften beginnen mit ##." },
  },
  "api::synonymgruppe.synonymgruppe": {
    Woerter: {
      label: "Wörter",
      description: "Ein Wort oder Ausdruck je Zeile. Die Suche behandelt alle gleich.",
    },
  },
  "api::suchluecke.suchluecke": {
    Anfrage: {
      description:
        "Danach wurde mindestens dreimal vergeblich gesucht. Vielleicht fehlt ein Synonym oder ein Eintrag.",
      editable: false,
    },
    Anzahl: { description: "Wie oft danach gesucht wurde.", editable: false },
    Zuletzt_am: {
      label: "Zuletzt am",
      description: "Nach einem halben Jahr ohne Suche verschwindet der Eintrag.",
      editable: false,
    },
    Bearbeitungsstand: {
      description: "erledigt: Sie haben eine Synonymgruppe ergänzt oder nichts zu tun gefunden.",
    },
  },
  "api::nachricht.nachricht": {
    createdAt: { label: "Eingegangen am" },
    Seite: { description: "Die Seite, um die es geht." },
    Antwort_bis: { label: "Antwort bis", description: "Bis wann eine Antwort zugesagt ist." },
  },
  "api::einsendung.einsendung": {
    createdAt: { label: "Eingegangen am" },
  },
  "teile.oeffnungszeit": {
    Tage: { description: "Ein Tag (Mo) oder eine Spanne (Mo–Fr)." },
    Von: { description: "Zum Beispiel 08:00." },
    Bis: { description: "Zum Beispiel 12:30." },
  },
  "teile.schnelleinstieg": { Symbol: { description: "Das Zeichen auf der Kachel." } },
};

export const fieldText = (type: string, field: string): FieldText | undefined =>
  textsByType[type]?.[field] ?? commonTexts[field];
