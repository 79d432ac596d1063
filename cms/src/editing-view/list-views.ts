/** The columns of a list, its initial order, and the fields that entries do not show. */
type ListView = {
  columns: string[];
  sort: [field: string, order: "ASC" | "DESC"];
  mainField: string;
  hidden?: string[];
};

const view = (columns: string[], sort: ListView["sort"], mainField: string, hidden?: string[]): ListView => ({
  columns,
  sort,
  mainField,
  hidden,
});

export const listViews: Record<string, ListView> = {
  "api::kategorie.kategorie": view(["Reihenfolge", "Name", "Beschreibung"], ["Reihenfolge", "ASC"], "Name"),
  "api::veranstaltung.veranstaltung": view(
    ["Titel", "Beginn", "Ort", "Terminstatus"],
    ["Beginn", "DESC"],
    "Titel",
  ),
  "api::angebot.angebot": view(["Titel", "Ziel", "Kategorien"], ["Titel", "ASC"], "Titel"),
  "api::info.info": view(["Titel", "Ziel", "Kategorien"], ["Titel", "ASC"], "Titel"),
  "api::beitrag.beitrag": view(["Titel", "Datum", "Kategorien"], ["Datum", "DESC"], "Titel"),
  "api::organisation.organisation": view(["Name", "Organisation", "Art", "Ort"], ["Name", "ASC"], "Name"),
  "api::seite.seite": view(["Titel", "Slug"], ["Titel", "ASC"], "Titel"),
  "api::synonymgruppe.synonymgruppe": view(["Woerter", "updatedAt"], ["updatedAt", "DESC"], "Woerter"),
  "api::suchluecke.suchluecke": view(
    ["Anfrage", "Anzahl", "Zuletzt_am", "Bearbeitungsstand"],
    ["Anzahl", "DESC"],
    "Anfrage",
  ),
  "api::nachricht.nachricht": view(
    ["Vorgangsnummer", "Art", "Betreff", "Bearbeitungsstand", "Antwort_bis", "createdAt"],
    ["createdAt", "DESC"],
    "Vorgangsnummer",
    ["Schluessel", "Pruefsumme"],
  ),
  "api::einsendung.einsendung": view(
    ["Vorgangsnummer", "Art", "Titel", "Bearbeitungsstand", "createdAt"],
    ["createdAt", "DESC"],
    "Titel",
    // The plugin redaktion shows the last two beside the entry.
    ["Schluessel", "Pruefsumme", "Daten", "Entwurf"],
  ),
};
