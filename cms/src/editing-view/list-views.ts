/** How a list begins: its columns and its order, as "field:ASC" or "field:DESC". */
type ListView = {
  columns: string[];
  sort: string;
  /** The field by whose value the panel names entries; the first column unless given. */
  mainField?: string;
};

export const listViews: Record<string, ListView> = {
  "api::kategorie.kategorie": {
    columns: ["Reihenfolge", "Name", "Beschreibung"],
    sort: "Reihenfolge:ASC",
    mainField: "Name",
  },
  "api::veranstaltung.veranstaltung": {
    columns: ["Titel", "Beginn", "Ort", "Terminstatus"],
    sort: "Beginn:DESC",
  },
  "api::angebot.angebot": { columns: ["Titel", "Ziel", "Kategorien"], sort: "Titel:ASC" },
  "api::info.info": { columns: ["Titel", "Ziel", "Kategorien"], sort: "Titel:ASC" },
  "api::beitrag.beitrag": { columns: ["Titel", "Datum", "Kategorien"], sort: "Datum:DESC" },
  "api::organisation.organisation": { columns: ["Name", "Organisation", "Art", "Ort"], sort: "Name:ASC" },
  "api::seite.seite": { columns: ["Titel", "Slug"], sort: "Titel:ASC" },
  "api::synonymgruppe.synonymgruppe": { columns: ["Woerter", "updatedAt"], sort: "updatedAt:DESC" },
  "api::suchluecke.suchluecke": {
    columns: ["Anfrage", "Anzahl", "Zuletzt_am", "Bearbeitungsstand"],
    sort: "Anzahl:DESC",
  },
  "api::nachricht.nachricht": {
    columns: ["Vorgangsnummer", "Art", "Betreff", "Bearbeitungsstand", "Antwort_bis", "createdAt"],
    sort: "createdAt:DESC",
  },
  "api::einsendung.einsendung": {
    columns: ["Vorgangsnummer", "Art", "Titel", "Bearbeitungsstand", "createdAt"],
    sort: "createdAt:DESC",
    mainField: "Titel",
  },
};
