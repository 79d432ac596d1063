import { reportError } from "@/lib/monitoring/report-error";
import { aSearchEntry } from "../testing/small-index";
import { VillageIndex } from "../village-index";
import type { Content } from "./content-sources";
import type { TypeContent } from "./searched-type";
import { ContentSync } from "./sync-content";

jest.mock("@/lib/monitoring/report-error", () => ({ reportError: jest.fn() }));

type Item = { id: string; lead?: string; category?: string };
type Categories = Record<string, object>;

const noSynonyms = { items: [], byId: new Map() };
const noCategories: Categories = {};

/** Articles, and offers where there are some. Each call of `make` says that an item was turned into an entry. */
function contentOf(
  articles: readonly Item[],
  make = jest.fn(),
  { categories = noCategories, synonyms = noSynonyms, offers = [] as readonly Item[] } = {},
): Content {
  const type = (kind: "beitrag" | "angebot", items: readonly Item[]): TypeContent => ({
    items,
    relatedOf: (item) => [categories[(item as Item).category ?? ""]],
    toEntry: (item) => {
      const { id, lead = "" } = item as Item;
      make(id);
      return aSearchEntry({ kind, id, lead });
    },
  });
  const types = [type("beitrag", articles), type("angebot", offers)];
  const relatedParts = [categories] as unknown as Content["relatedParts"];
  return { parts: [...relatedParts, synonyms, articles, offers], relatedParts, synonyms, types } as Content;
}

const keys = (sync: ContentSync) => [...sync.index.keys()];
const [bus, fest, kita] = [{ id: "bus" }, { id: "fest" }, { id: "kita" }];

test("only changed items are made into entries again, and missing ones are removed", async () => {
  const sync = new ContentSync(new VillageIndex());
  const offers = [{ id: "rad" }];
  await sync.sync(contentOf([bus, fest, kita], jest.fn(), { offers }));
  const make = jest.fn();
  const put = await sync.sync(contentOf([bus, { id: "fest", lead: "Neu" }], make, { offers }));
  expect(make.mock.calls).toEqual([["fest"]]);
  expect(put.map(({ id }) => id)).toEqual(["fest"]);
  expect(keys(sync)).toEqual(["beitrag/bus", "angebot/rad", "beitrag/fest"]);
  expect(sync.index.get("beitrag/fest")?.lead).toBe("Neu");
});

test("a change of a category makes its entries again, and indexes only those that differ", async () => {
  const sync = new ContentSync(new VillageIndex());
  const items = [{ id: "bus", category: "verkehr" }, { id: "chor", category: "kultur" }, kita];
  const kultur = {};
  await sync.sync(contentOf(items, jest.fn(), { categories: { verkehr: {}, kultur } }));
  const { version } = sync.index;
  const make = jest.fn();
  await sync.sync(contentOf(items, make, { categories: { verkehr: {}, kultur } }));
  expect(make.mock.calls).toEqual([["bus"]]);
  expect(sync.index.version).toBe(version);
});

test("in the first sync entries take the slots that were saved for them, and the others are free again", async () => {
  const index = new VillageIndex();
  const former = new VillageIndex();
  for (const id of ["fort", "bus"]) former.put(aSearchEntry({ id, lead: `Fahrplan ${id}` }));
  const { entries, ...words } = former.toSaved();
  index.restore(words, entries.length);
  const sync = new ContentSync(index, ({ lead }) => (lead === "Fahrplan bus" ? 1 : undefined));
  await sync.sync(contentOf([{ id: "bus", lead: "Fahrplan bus" }]));
  expect(index.entries.map((entry) => entry?.id)).toEqual([undefined, "bus"]);
  expect(index.postings.slotsOf(index.lexicon.find("Fahrplan") ?? -1)).toEqual([1]);

  await sync.sync(contentOf([{ id: "bus", lead: "Fahrplan bus" }, kita]));
  expect(index.entries.map((entry) => entry?.id)).toEqual(["kita", "bus"].map(expect.stringContaining));
});

test("an entry that cannot be made is reported and left out", async () => {
  const sync = new ContentSync(new VillageIndex());
  const failure = new TypeError("broken");
  const make = (id: string) => {
    if (id === "fest") throw failure;
  };
  await sync.sync(contentOf([bus, fest, kita], jest.fn(make)));
  expect(keys(sync)).toEqual(["beitrag/bus", "beitrag/kita"]);
  expect(reportError).toHaveBeenCalledWith(failure, { part: "search entry", id: "fest" });
});

test("it is in sync with the content that it has read, and with no other", async () => {
  const sync = new ContentSync(new VillageIndex());
  const content = contentOf([bus]);
  expect(sync.isInSyncWith(content)).toBe(false);
  await sync.sync(content);
  expect(sync.isInSyncWith(content)).toBe(true);
  expect(sync.isInSyncWith(contentOf([bus]))).toBe(false);
});
