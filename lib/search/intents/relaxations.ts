import type { Intent } from "./detect-intents";

/** From the intent whose failure costs least to the one that costs most */
const droppingOrder = ["tageszeit", "zielgruppe", "zeit", "art"] as const;

/** Ever fewer intents to search with while nothing is found: each one dropped alone, then ever more, at last all. */
export function relaxations(intents: readonly Intent[]): Intent[][] {
  const ids = droppingOrder.filter((id) => intents.some((intent) => intent.id === id));
  const dropped = [...ids.map((id) => [id]), ...ids.slice(1).map((_, index) => ids.slice(0, index + 2))];
  return dropped.map((drops) => intents.filter(({ id }) => !drops.includes(id)));
}
