/** What the search does beyond comparing letters. Each can be left out, so that tests show what it is good for. */
export type Layers = {
  /** ä, ae and a; ß and ss; accents */
  folding: boolean;
  /** Kindergarten and Kindergärten, wandern and Wanderung */
  stems: boolean;
  /** Fest and Schützenfest, Feuerwehrjugend and Jugendfeuerwehr */
  compounds: boolean;
  /** The groups that editors keep in the CMS */
  synonyms: boolean;
  /** Schüzenfest */
  typos: boolean;
  /** „am Wochenende“, „für Zweijährige“ as filters, function words dropped */
  questions: boolean;
};

export const allLayers: Layers = {
  ...{ folding: true, stems: true, compounds: true },
  ...{ synonyms: true, typos: true, questions: true },
};
