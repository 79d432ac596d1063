import type { Intent } from "../intents/detect-intents";

/** From the intent whose failure costs least to the one that costs most */
const droppingOrder = [
  "drinnen",
  "draussen",
  "tageszeit",
  "anmeldung",
  "zielgruppe",
  "kostenlos",
  "barrierefrei",
  "zeit",
  "art",
] as const;

/** Ever fewer intents to search with while nothing is found: all, each one dropped alone, then ever more, at last all. */
export function relaxations(intents: readonly Intent[]): Intent[][] {
  const types = droppingOrder.filter((type) => intents.some(({ condition }) => condition.type === type));
  const dropped = [
    [],
    ...types.map((type) => [type]),
    ...types.slice(1).map((_, at) => types.slice(0, at + 2)),
  ];
  return dropped.map((drops) =>
    intents.filter(({ condition }) => !drops.some((type) => type === condition.type)),
  );
}
