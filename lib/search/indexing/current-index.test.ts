import "@/lib/testing/server-environment";
import { announceContentChange } from "@/lib/cms/content-changes";
import { offers } from "@/lib/cms/redirect-entries";
import { collections } from "@/lib/content/collections";
import { startFakeCms } from "@/lib/testing/fake-cms";
import { untilSearchReady } from "@/lib/testing/until-search-ready";
import { searchedTypes } from "./content-sources";
import { currentIndex, searchIndexState, searchIndexVersion, startIndexing } from "./current-index";
import { isSearchReady, SearchNotReadyError } from "./readiness";

const offer = (Slug: string) => ({
  documentId: Slug,
  updatedAt: "2026-01-01T00:00:00.000Z",
  Titel: Slug,
  Slug,
  Ziel: "/kontakt",
});

let published = [offer("bus")];
let open = () => {};
const opened = new Promise<void>((resolve) => {
  open = resolve;
});

let stop: () => Promise<unknown>;
beforeAll(async () => {
  stop = await startFakeCms(async (path) => {
    if (path !== "/api/angebote") return [];
    await opened;
    return published;
  });
});
afterAll(() => stop());

test("until all content was read once there is no index", async () => {
  startIndexing();
  await expect(currentIndex()).rejects.toThrow(SearchNotReadyError);
  expect([isSearchReady(), searchIndexVersion()]).toEqual([false, undefined]);
  open();
  await untilSearchReady();
  expect([...(await currentIndex()).keys()]).toEqual(["angebot/bus"]);
  expect(searchIndexVersion()).toBeGreaterThan(0);
}, 30_000);

test("a change event updates the index without a search", async () => {
  const index = await currentIndex();
  published = [offer("bus"), offer("rad")];
  offers.replica.expire("rad");
  await offers.ready();
  announceContentChange("angebot");
  await searchIndexState();
  expect([...index.keys()]).toEqual(["angebot/bus", "angebot/rad"]);
});

test("a search waits for content that is being read, and for the index", async () => {
  published = [offer("kita")];
  for (const id of ["bus", "rad", "kita"]) offers.replica.expire(id);
  expect([...(await currentIndex()).keys()]).toEqual(["angebot/kita"]);
});

test("every content type is searched but settings, notices, the glossary and what entries are related to", () => {
  const searched = searchedTypes().map(({ model }) => model);
  const others = collections()
    .map(({ model }) => model)
    .filter((model) => !searched.includes(model));
  expect(others).toEqual([
    "allgemeine-einstellung",
    "kategorie",
    "synonymgruppe",
    "adresse",
    "mitteilung",
    "glossarbegriff",
    "nachbartermin",
  ]);
});
