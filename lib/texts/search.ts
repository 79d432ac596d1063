import type { Kind } from "@/lib/routes";

export const resultTexts = {
  search: "Suche",
  hits: (count: number, q: string, category?: string) =>
    `${count.toLocaleString("de-DE")} Treffer für „${q}“${category ? ` in „${category}“` : ""}`,
  entries: (count: number, category?: string) =>
    `${count.toLocaleString("de-DE")} ${count === 1 ? "Eintrag" : "Einträge"}${category ? ` in „${category}“` : ""}`,
  filter: "Ergebnisse eingrenzen",
  all: "Alle",
  kinds: {
    veranstaltung: "Veranstaltungen",
    beitrag: "Beiträge",
    angebot: "Angebote",
    info: "Infos",
    verein: "Vereine",
    kindertagesstätte: "Kitas & Schulen",
  } satisfies Record<Kind, string>,
  past: "vorbei",
  nothingFor: (q: string) => `Nichts gefunden für „${q}“`,
  nothing: "Hier ist noch nichts eingetragen",
  unknownCategory: (name: string) => `Die Kategorie „${name}“ gibt es nicht`,
  tips: "Das hilft oft weiter:",
  tip: [
    "Schreibweise prüfen oder ein kürzeres Wort nehmen",
    "Einen Oberbegriff suchen, zum Beispiel „Markt“",
    "In einer Kategorie stöbern:",
  ],
  categories: "Kategorien",
  didYouMean: "Meinten Sie",
  nearest: "Ähnliche Wörter, zu denen es etwas gibt:",
  contact: "Sie finden es nicht? Fragen Sie uns",
  guesses: "So haben wir Ihre Suche verstanden",
  understood: "Verstanden als:",
  removeGuess: (label: string) => `Filter „${label}“ entfernen`,
  failedGuess: (label: string) => `Für „${label}“ gibt es nichts. Sie sehen die Treffer ohne diesen Filter.`,
  literally: "Wörtlich suchen",
  isLiteral: "Sie sehen die wörtliche Suche.",
  takenBack: "Sie haben Filter entfernt.",
  understand: "Wieder mit allen Filtern suchen",
  more: "Mehr laden",
  moreLoading: "Wird geladen …",
  shown: (count: number, total: number) =>
    `${count.toLocaleString("de-DE")} von ${total.toLocaleString("de-DE")} werden angezeigt`,
  failed: "Die Treffer ließen sich nicht laden.",
  moreFailed: "Weitere Treffer ließen sich nicht laden.",
  retry: "Noch einmal versuchen",
};
