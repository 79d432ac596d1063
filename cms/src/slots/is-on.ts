import { featureNames, parseFeatures } from "@dorfforum/shared/features/feature-names";

/** Whether FEATURES has a feature on. What it cannot name, as the core, always is. */
export const isOn = (name: string): boolean =>
  !featureNames.some((known) => known === name) ||
  parseFeatures(process.env.FEATURES).some((on) => on === name);
