/** What the search does beyond comparing letters. Tests and benchmarks switch single layers off. */
export const allLayers = {
  /** ä, ae and a; ß and ss; accents */
  folding: true,
  /** Kindergarten and Kindergärten, wandern and Wanderung */
  stems: true,
  /** Fest and Schützenfest, Feuerwehrjugend and Jugendfeuerwehr */
  compounds: true,
  /** The editors' groups */
  synonyms: true,
  /** Schüzenfest */
  typos: true,
  /** Intents such as „am Wochenende“ and „für Zweijährige“, and stop words */
  questions: true,
};

export type Layers = typeof allLayers;
