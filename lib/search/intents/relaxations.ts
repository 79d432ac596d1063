import type { Intent } from "./detect-intents";

/** From the intent whose failure costs least to the one that costs most */
const droppingOrder = ["tageszeit", "zielgruppe", "zeit", "art"] as const;

/** Ever fewer intents to search with while nothing is found: each one dropped alone, then ever more, at last all. */
export function relaxations(intents: readonly Intent[]): Intent[][] {
  const types = droppingOrder.filter((type) => intents.some(({ condition }) => condition.type === type));
  const dropped = [...types.map((type) => [type]), ...types.slice(1).map((_, at) => types.slice(0, at + 2))];
  return dropped.map((drops) => intents.filter(({ condition }) => !drops.includes(condition.type)));
}
