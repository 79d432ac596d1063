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
  /** What people call it and what offices call it, regional and English words: vocabulary/ */
  vocabulary: true,
  /** Fahrschule is unknown, although the content has "fahren" and "Schule" */
  unknownCompounds: true,
  /** Schüzenfest */
  typos: true,
  /** Autokino is no misspelt Autorin */
  commonNouns: true,
  /** Intents such as „am Wochenende“ and „für Zweijährige“, and stop words */
  questions: true,
  /** What editors name and visitors open most is suggested first */
  popularity: true,
  /** kostenlos, barrierefrei, bei Regen, im Freien, mit Anmeldung, as content says of itself */
  qualities: true,
  /** The short answer above the hits */
  answers: true,
};

export type Layers = typeof allLayers;
