import "@/lib/testing/server-environment";
import { offers } from "@/lib/cms/redirect-entries";
import { collections } from "@/lib/content/collections";
import { markBroken } from "@/lib/media/broken-pictures";
import { currentIndex } from "@/lib/search/indexing/current-index";
import { startFakeCms } from "@/lib/testing/fake-cms";
import { untilSearchReady } from "@/lib/testing/until-search-ready";
import { siteRoutes } from "@/lib/urls/site-routes";
import { pageState } from "./page-state";

let stop: () => Promise<unknown>;
let offerTitle = "Bus";

/** A CMS that has one offer. */
beforeAll(async () => {
  stop = await startFakeCms((path) => {
    const updatedAt = "2026-01-01T00:00:00.000Z";
    const offer = { documentId: "bus", updatedAt, Titel: offerTitle, Slug: "bus", Ziel: "/kontakt" };
    return path === "/api/angebote" ? [offer] : [];
  });
  await untilSearchReady();
}, 30_000);
afterAll(() => stop());

beforeEach(async () => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse("2026-12-01T10:00:30.000Z"));
  await Promise.all(collections().map((collection) => collection.ready()));
});
afterEach(() => jest.restoreAllMocks());

const isSame = async (
  former: readonly unknown[] | undefined,
  { pattern }: { pattern: string } = siteRoutes.contact,
) => (await pageState({ pattern }))?.every((member, index) => member === former?.[index]);

test("nothing changes the state within a minute but what pages show", async () => {
  const state = await pageState(siteRoutes.contact);
  expect(state).toHaveLength(collections().length + 3);
  jest.mocked(Date.now).mockReturnValue(Date.parse("2026-12-01T10:00:59.999Z"));
  expect(await isSame(state)).toBe(true);
});

test("another minute is another state", async () => {
  const state = await pageState(siteRoutes.contact);
  jest.mocked(Date.now).mockReturnValue(Date.parse("2026-12-01T10:01:00.000Z"));
  expect(await isSame(state)).toBe(false);
});

test("a picture that turns out to be broken makes another state, once", async () => {
  const state = await pageState(siteRoutes.contact);
  const file = { id: "bild", version: "1" };
  markBroken(file);
  expect(await isSame(state)).toBe(false);
  const next = await pageState(siteRoutes.contact);
  markBroken(file);
  expect(await isSame(next)).toBe(true);
});

test("a search index that follows the content later makes another state, of results alone", async () => {
  const index = await currentIndex();
  const results = siteRoutes.search;
  const [state, stateOfResults] = [await pageState(siteRoutes.contact), await pageState(results)];
  index.setSynonyms([["Bus", "Linie"]]);
  expect(await isSame(state)).toBe(true);
  expect(await isSame(stateOfResults, results)).toBe(false);
});

test("there is no state while a change is being read, and another one afterwards", async () => {
  const state = await pageState(siteRoutes.contact);
  offerTitle = "Bürgerbus";
  offers.replica.expire("bus");
  expect(await pageState(siteRoutes.contact)).toBeUndefined();
  await offers.ready();
  expect(await isSame(state)).toBe(false);
});
