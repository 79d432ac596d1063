import type { SearchEntry } from "../search-entry";
import { aSearchEntry } from "../testing/small-index";
import { VillageIndex } from "../village-index";
import type { Content } from "./content-sources";
import { ContentSync } from "./sync-content";

const now = Date.parse("2026-11-21T09:00:00.000Z");
const related = {};
const noSynonyms = { items: [], byId: new Map() };

type Item = { id: string; lead?: string };

/** Each call of `make` says that an item was turned into an entry. */
function contentOf(
  items: Item[],
  make = jest.fn(),
  { relatedTo = related, synonyms = noSynonyms } = {},
): Content {
  return {
    snapshots: [relatedTo, synonyms, {}],
    relatedSnapshots: [relatedTo],
    synonyms,
    sources: () =>
      items.map((item) => ({
        item,
        toEntry: (): SearchEntry => {
          make(item.id);
          return aSearchEntry(item);
        },
      })),
  } as unknown as Content;
}

const keys = (sync: ContentSync) => [...sync.index.keys()];

test("only changed items are made into entries again, and missing ones are removed", async () => {
  const sync = new ContentSync(new VillageIndex());
  const [bus, fest, kita] = [{ id: "bus" }, { id: "fest" }, { id: "kita" }];
  await sync.sync(contentOf([bus, fest, kita]), now);
  const make = jest.fn();
  await sync.sync(contentOf([bus, { id: "fest", lead: "Neu" }], make), now);
  expect(make.mock.calls).toEqual([["fest"]]);
  expect(keys(sync)).toEqual(["beitrag/bus", "beitrag/fest"]);
  expect(sync.index.get("beitrag/fest")?.lead).toBe("Neu");
});

test("a change of related content makes all entries again but indexes only those that differ", async () => {
  const sync = new ContentSync(new VillageIndex());
  const items = [{ id: "bus" }, { id: "fest" }];
  await sync.sync(contentOf(items), now);
  const { version } = sync.index;
  const make = jest.fn();
  await sync.sync(contentOf(items, make, { relatedTo: {} }), now);
  expect(make).toHaveBeenCalledTimes(2);
  expect(sync.index.version).toBe(version);
});

test("saved weights are used for the first sync instead of the text", async () => {
  const index = new VillageIndex();
  const id = index.lexicon.learn("Gespeichert");
  const sync = new ContentSync(index, () => new Map([[id, 1]]));
  await sync.sync(contentOf([{ id: "bus", lead: "Fahrplan" }]), now);
  expect(index.weightsOf("beitrag/bus")).toEqual([[id, 1]]);
  await sync.sync(contentOf([{ id: "bus", lead: "Fahrplan 2" }]), now);
  expect(index.weightsOf("beitrag/bus")).not.toEqual([[id, 1]]);
});

test("it is in sync with the content that it has read, and with no other", async () => {
  const sync = new ContentSync(new VillageIndex());
  const content = contentOf([{ id: "bus" }]);
  expect(sync.isInSyncWith(content)).toBe(false);
  await sync.sync(content, now);
  expect(sync.isInSyncWith(content)).toBe(true);
  expect(sync.isInSyncWith(contentOf([{ id: "bus" }]))).toBe(false);
});
