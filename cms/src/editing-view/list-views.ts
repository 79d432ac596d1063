/** The columns of a list, its initial order, and the fields that entries do not show. */
export type ListView = {
  columns: string[];
  sortBy: string;
  order: "ASC" | "DESC";
  mainField: string;
  hidden?: string[];
};

export const listViews: Record<string, ListView> = {
  "api::kategorie.kategorie": {
    columns: ["Reihenfolge", "Name", "Beschreibung"],
    sortBy: "Reihenfolge",
    order: "ASC",
    mainField: "Name",
  },
  "api::veranstaltung.veranstaltung": {
    columns: ["Titel", "Beginn", "Ort", "Terminstatus"],
    sortBy: "Beginn",
    order: "DESC",
    mainField: "Titel",
  },
  "api::angebot.angebot": {
    columns: ["Titel", "Ziel", "Kategorien"],
    sortBy: "Titel",
    order: "ASC",
    mainField: "Titel",
  },
  "api::info.info": {
    columns: ["Titel", "Ziel", "Kategorien"],
    sortBy: "Titel",
    order: "ASC",
    mainField: "Titel",
  },
  "api::beitrag.beitrag": {
    columns: ["Titel", "Datum", "Kategorien"],
    sortBy: "Datum",
    order: "DESC",
    mainField: "Titel",
  },
  "api::organisation.organisation": {
    columns: ["Name", "Organisation", "Art", "Ort"],
    sortBy: "Name",
    order: "ASC",
    mainField: "Name",
  },
  "api::seite.seite": { columns: ["Titel", "Slug"], sortBy: "Titel", order: "ASC", mainField: "Titel" },
  "api::synonymgruppe.synonymgruppe": {
    columns: ["Woerter", "updatedAt"],
    sortBy: "updatedAt",
    order: "DESC",
    mainField: "Woerter",
  },
  "api::suchluecke.suchluecke": {
    columns: ["Anfrage", "Anzahl", "Zuletzt_am", "Bearbeitungsstand"],
    sortBy: "Anzahl",
    order: "DESC",
    mainField: "Anfrage",
  },
  "api::nachricht.nachricht": {
    columns: ["Vorgangsnummer", "Art", "Betreff", "Bearbeitungsstand", "Antwort_bis", "createdAt"],
    sortBy: "createdAt",
    order: "DESC",
    mainField: "Vorgangsnummer",
    hidden: ["Schluessel", "Pruefsumme"],
  },
  "api::einsendung.einsendung": {
    columns: ["Vorgangsnummer", "Art", "Titel", "Bearbeitungsstand", "createdAt"],
    sortBy: "createdAt",
    order: "DESC",
    mainField: "Titel",
    // Shown by the plugin redaktion beside the entry.
    hidden: ["Schluessel", "Pruefsumme", "Daten", "Entwurf"],
  },
};
