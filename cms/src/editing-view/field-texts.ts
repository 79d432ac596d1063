/** Label and help text of a field, as editors read them. */
export type FieldText = { label?: string; help?: string; readOnly?: boolean };

type FieldTexts = Record<string, FieldText>;

const TARGET_HELP = "Eine Adresse mit https:// oder ein Pfad dieser Website, zum Beispiel /kontakt.";

/** What a field is called in every type that has it. */
const COMMON: FieldTexts = {
  Slug: {
    label: "Adresse (Slug)",
    help: "Letzter Teil der Webadresse. Nach dem Veröffentlichen möglichst nicht mehr ändern.",
  },
  Kurztext: { help: "Zwei bis vier Sätze. Hervorhebungen und Links sind möglich." },
  Bild_Alt: {
    label: "Bildbeschreibung",
    help: "Beschreiben Sie, was zu sehen ist. Leer: der Alternativtext aus der Medienbibliothek.",
  },
  Dateien_im_Text: {
    label: "Dateien im Text",
    help: "Trägt sich beim Speichern selbst ein.",
    readOnly: true,
  },
  Kategorien: { help: "Unter diesen Themen wird der Eintrag gefunden." },
  Breitengrad: { help: "Für die Karte, zum Beispiel 52.18712." },
  Laengengrad: { label: "Längengrad", help: "Für die Karte, zum Beispiel 13.34205." },
  Strasse: { label: "Straße und Hausnummer" },
  E_Mail: { label: "E-Mail" },
  Webseite: { label: "Website", help: TARGET_HELP },
  Ziel: { help: TARGET_HELP },
  Oeffnungszeiten: {
    label: "Öffnungszeiten",
    help: "Eine Zeile je Zeitspanne; ein Tag darf mehrfach vorkommen.",
  },
  Organisation: { help: "verein steht unter Vereine, kindertagesstätte unter Kitas und Grundschulen." },
  Bearbeitungsstand: { help: "Wie weit die Bearbeitung ist." },
  Vorgangsnummer: { help: "Diese Nummer kennt auch die absendende Person.", readOnly: true },
  Mail_versendet_am: {
    label: "Redaktion benachrichtigt am",
    help: "Leer, solange die Mail nicht versendet ist oder wenn kein Mailversand eingerichtet ist.",
    readOnly: true,
  },
  Bestaetigung_gewuenscht: { label: "Bestätigung gewünscht", readOnly: true },
  Bestaetigung_versendet_am: { label: "Bestätigung versendet am", readOnly: true },
};

const BY_TYPE: Record<string, FieldTexts> = {
  "api::allgemeine-einstellung.allgemeine-einstellung": {
    Dorfname: { help: "Steht zum Beispiel in „Vereine in …“." },
    Seitentitel: { help: "Name der Website, wie ihn Suchmaschinen und Browser zeigen." },
    Meta_Beschreibung: { label: "Beschreibung für Suchmaschinen", help: "Höchstens 160 Zeichen." },
    Begruessung: { label: "Begrüßung", help: "Steht oben auf der Startseite." },
    Logo: { help: "Leer: das mitgelieferte Logo." },
    Logo_klein: {
      label: "Logo, klein",
      help: "Für den schmalen Kopf beim Blättern. Leer: das mitgelieferte.",
    },
    Video: { help: "Hintergrund des Kopfes, ohne Ton. Leer: das mitgelieferte Video." },
    Video_Nacht: { label: "Video für den dunklen Modus" },
    Video_Standbild: {
      label: "Standbild des Videos",
      help: "Wird gezeigt, bis das Video läuft oder wenn es nicht laufen soll.",
    },
    Schnelleinstiege: { help: "Die Kacheln der Startseite." },
    Oft_gesucht: { label: "Oft gesucht", help: "Ein Suchwort je Zeile." },
    Suche_Platzhalter: { label: "Beispiel für die Suche" },
    Leere_Suche_Hinweis: { label: "Hinweis, wenn nichts gefunden wurde" },
    E_Mail_Redaktion: { label: "E-Mail der Redaktion" },
    Oeffnungszeiten: {
      label: "Öffnungszeiten des Rathauses",
      help: "Eine Zeile je Zeitspanne; ein Tag darf mehrfach vorkommen.",
    },
    Oeffnungszeiten_Hinweis: { label: "Hinweis zu den Öffnungszeiten" },
    Notfall_Hinweis: { label: "Hinweis für den Notfall" },
    Fusszeile: { label: "Fußzeile" },
    Ueber_uns_Link: { label: "Link „Über uns“", help: TARGET_HELP },
    Mitmachen_Link: { label: "Link „Mitmachen“", help: TARGET_HELP },
    Kontakt_Link: { label: "Link „Kontakt“", help: TARGET_HELP },
    Impressum_Link: { label: "Link „Impressum“", help: TARGET_HELP },
    Datenschutz_Link: { label: "Link „Datenschutz“", help: TARGET_HELP },
    Vertretungsberechtigt: { help: "Wer die Gemeinde vertritt (Impressum)." },
    Aufsichtsbehoerde: { label: "Aufsichtsbehörde" },
    Redaktion_verantwortlich: { label: "Verantwortlich für den Inhalt" },
    Datenschutzbeauftragte: { label: "Datenschutzbeauftragte Person" },
    Aufsicht_Datenschutz: { label: "Aufsichtsbehörde für den Datenschutz" },
    Barriere_Kontakt: { label: "Kontakt bei Barrieren" },
    Durchsetzungsstelle: {
      help: "An sie kann sich wenden, wem die Gemeinde bei einer Barriere nicht hilft.",
    },
    Aufbewahrung_Tage: {
      label: "Aufbewahrung in Tagen",
      help: "So viele Tage nach ihrem Eingang werden Nachrichten und Einsendungen gelöscht, auch unerledigte. Was daraus veröffentlicht wurde, bleibt.",
    },
  },
  "api::kategorie.kategorie": {
    Beschreibung: { help: "Ein Satz, der das Thema erklärt." },
    Reihenfolge: { help: "Kleine Zahlen stehen vorn." },
  },
  "api::veranstaltung.veranstaltung": {
    Ende: { help: "Darf leer bleiben, aber nicht vor dem Beginn liegen." },
    Ganztaegig: { label: "Ganztägig", help: "Uhrzeiten werden dann nicht angezeigt." },
    Wiederholung: {
      help: "Regel nach RFC 5545, zum Beispiel FREQ=WEEKLY;BYDAY=TU;COUNT=20 für zwanzig Dienstage.",
    },
    Ausnahmen: { help: "Tage, an denen ein wiederkehrender Termin ausfällt." },
    Terminstatus: { help: "Abgesagte Termine bitte nicht löschen, sondern hier kennzeichnen." },
    Ort: { help: "Name des Ortes, zum Beispiel Dorfgemeinschaftshaus." },
    Adresse: { help: "Straße, Hausnummer, Postleitzahl und Ort." },
    Veranstalter: { help: "Eine Organisation aus dem Verzeichnis." },
    Kosten: { help: "Zum Beispiel: Eintritt frei." },
    Anmeldung_Link: { label: "Link zur Anmeldung", help: TARGET_HELP },
    Barrierefreiheit: { help: "Was Menschen mit Rollstuhl, Hörgerät oder Kinderwagen wissen müssen." },
  },
  "api::beitrag.beitrag": {
    Teaser: { help: "Höchstens 160 Zeichen, steht in Übersichten." },
    Text: { help: "Überschriften beginnen mit ##." },
    Datum: { help: "Nach diesem Tag werden Beiträge sortiert." },
    Leichte_Sprache: { label: "Text in Leichter Sprache" },
    Verwandtes: { label: "Verwandte Beiträge" },
  },
  "api::organisation.organisation": {
    Organisation: {
      label: "Verzeichnis",
      help: "verein steht unter Vereine, kindertagesstätte unter Kitas und Grundschulen.",
    },
    Art: { help: "Zum Beispiel Sportverein, Chor, Kindertagesstätte oder Grundschule." },
    Ansprechpartner_Rolle: {
      label: "Ansprechperson (Funktion)",
      help: "Die Funktion, nicht der Name einer Person.",
    },
    Altersgruppe: { help: "Nur für Kitas und Schulen, zum Beispiel 1 bis 6 Jahre." },
    Plaetze: { label: "Plätze", help: "Nur für Kitas und Schulen." },
    Schliesstage: {
      label: "Schließtage",
      help: "Zum Beispiel: 24.12.–2.1., 27. Juli bis 14. August 2026. An diesen Tagen steht dort „heute geschlossen“.",
    },
  },
  "api::seite.seite": {
    Slug: {
      label: "Adresse (Slug)",
      help: "Die Website sucht feste Seiten unter dieser Adresse. Bitte nicht ändern.",
    },
    Text: { help: "Überschriften beginnen mit ##." },
  },
  "api::synonymgruppe.synonymgruppe": {
    Woerter: { label: "Wörter", help: "Ein Wort oder Ausdruck je Zeile. Die Suche behandelt alle gleich." },
  },
  "api::suchluecke.suchluecke": {
    Anfrage: {
      help: "Danach wurde mindestens dreimal vergeblich gesucht. Vielleicht fehlt ein Synonym oder ein Eintrag.",
      readOnly: true,
    },
    Anzahl: { help: "Wie oft danach gesucht wurde.", readOnly: true },
    Zuletzt_am: {
      label: "Zuletzt am",
      help: "Nach einem halben Jahr ohne Suche verschwindet der Eintrag.",
      readOnly: true,
    },
    Bearbeitungsstand: {
      help: "erledigt: Sie haben eine Synonymgruppe ergänzt oder nichts zu tun gefunden.",
    },
  },
  "api::nachricht.nachricht": {
    createdAt: { label: "Eingegangen am" },
    Seite: { help: "Die Seite, um die es geht." },
    Antwort_bis: { label: "Antwort bis", help: "Bis wann eine Antwort zugesagt ist." },
  },
  "api::einsendung.einsendung": {
    createdAt: { label: "Eingegangen am" },
  },
  "teile.oeffnungszeit": {
    Tage: { help: "Ein Tag (Mo) oder eine Spanne (Mo–Fr)." },
    Von: { help: "Zum Beispiel 08:00." },
    Bis: { help: "Zum Beispiel 12:30." },
  },
  "teile.schnelleinstieg": { Symbol: { help: "Das Zeichen auf der Kachel." } },
};

export const fieldText = (type: string, field: string): FieldText | undefined =>
  BY_TYPE[type]?.[field] ?? COMMON[field];
