/** What the search does beyond comparing letters. Tests and benchmarks switch single layers off. */
export type Layers = {
  /** ä, ae and a; ß and ss; accents */
  folding: boolean;
  /** Kindergarten and Kindergärten, wandern and Wanderung */
  stems: boolean;
  /** Fest and Schützenfest, Feuerwehrjugend and Jugendfeuerwehr */
  compounds: boolean;
  /** The editors' groups */
  synonyms: boolean;
  /** Schüzenfest */
  typos: boolean;
  /** Intents such as „am Wochenende“ and „für Zweijährige“, and stop words */
  questions: boolean;
};

export const allLayers: Layers = {
  folding: true,
  stems: true,
  compounds: true,
  synonyms: true,
  typos: true,
  questions: true,
};
