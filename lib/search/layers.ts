import { allLayers } from "@dorfforum/german-search/layers";

/** The layers of the engine, and those that know the village */
export const villageLayers = {
  ...allLayers,
  /** What editors name as often searched is suggested first */
  oftenSearched: true,
  /** kostenlos, barrierefrei, bei Regen, im Freien, mit Anmeldung, as content says of itself */
  qualities: true,
  /** The short answer above the hits */
  answers: true,
};

export type Layers = typeof villageLayers;
