import type { VillageDays } from "@dorfforum/shared/calendar/left-out";
import { processWide } from "@/lib/runtime/process-wide";
import type { Collection } from "./collection";
import { derived } from "./derived";
import { getVillageDays } from "./settings";
import type { WireDocument } from "./wire";

/**
 * A collection whose items follow from the Land and the school holidays too: a change of them changes its snapshot, as a
 * change of an item does. Items that `join` returns as they are stay the same objects, and so do the others until
 * something changes.
 */
export function withVillageDays<Item extends { id: string }>(
  collection: Collection<Item>,
  join: (item: Item, days: VillageDays) => Item,
): Collection<Item> {
  const ready = processWide(`withVillageDays.${collection.model}`, () => {
    const joined = new WeakMap<Item, { days: VillageDays; item: Item }>();
    function joinOnce(item: Item, days: VillageDays): Item {
      const known = joined.get(item);
      if (known?.days === days) return known.item;
      const made = join(item, days);
      joined.set(item, { days, item: made });
      return made;
    }
    return derived([collection, { ready: getVillageDays }], (snapshot, days) => {
      const items = snapshot.items.map((item) => joinOnce(item, days));
      if (items.every((item, index) => item === snapshot.items[index])) return snapshot;
      return { items, byId: new Map(items.map((item) => [item.id, item])) };
    });
  });
  const parseJoined = async (wire: WireDocument) => join(collection.parse(wire), await getVillageDays());
  return { ...collection, ready, parseJoined };
}
