import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import "@/lib/testing/server-environment";
import { collections } from "@/lib/cms/collections";
import { announceContentChange } from "@/lib/cms/content-changes";
import { CmsRequestError } from "@/lib/cms/errors";
import { aSearchEntry } from "../testing/small-index";
import { readContent, searchedTypes } from "./content-sources";
import { currentIndex, startIndexing } from "./current-index";

jest.mock("./content-sources", () => ({
  ...jest.requireActual("./content-sources"),
  readContent: jest.fn(),
}));
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), "suche-"));

const noSynonyms = { items: [], byId: new Map() };
const read = readContent as jest.Mock;

function publish(...ids: string[]): void {
  const content = {
    snapshots: [{}],
    relatedSnapshots: [],
    synonyms: noSynonyms,
    sources: () => ids.map((id) => ({ item: { id }, toEntry: () => aSearchEntry({ id }) })),
  };
  read.mockImplementation(async () => content);
}

test("a change event updates the index without a search", async () => {
  read.mockRejectedValue(new CmsRequestError("/api/beitraege", 503));
  startIndexing();
  await expect(currentIndex()).rejects.toThrow(CmsRequestError);
  publish("bus");
  const index = await currentIndex();
  expect([...index.keys()]).toEqual(["beitrag/bus"]);

  publish("bus", "fest");
  announceContentChange("beitrag");
  await new Promise(setImmediate);
  expect([...index.keys()]).toEqual(["beitrag/bus", "beitrag/fest"]);
});

test("a search finds changed content even before its event", async () => {
  publish("kita");
  expect([...(await currentIndex()).keys()]).toEqual(["beitrag/kita"]);
});

test("every content type is searched but settings, notices, the glossary and what entries are related to", () => {
  const searched = searchedTypes.map(({ model }) => model);
  const others = collections.map(({ model }) => model).filter((model) => !searched.includes(model));
  expect(others).toEqual([
    "allgemeine-einstellung",
    "kategorie",
    "synonymgruppe",
    "adresse",
    "mitteilung",
    "glossarbegriff",
  ]);
});
