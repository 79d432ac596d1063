import "@/lib/testing/server-environment";
import { settings } from "@/lib/cms/settings";
import { startFakeCms } from "@/lib/testing/fake-cms";
import { untilSearchReady } from "@/lib/testing/until-search-ready";
import { search, suggest } from "./search";

const updatedAt = "2026-01-01T00:00:00.000Z";
const offer = { documentId: "bus", updatedAt, Titel: "Bürgerbus", Slug: "bus", Ziel: "/kontakt" };
/** What editors saved, if anything */
let saved: object | undefined;

let stop: () => Promise<unknown>;
beforeAll(async () => {
  stop = await startFakeCms((path) => {
    if (path === "/api/allgemeine-einstellung" && saved) return Response.json({ data: saved });
    return path === "/api/angebote" ? [offer] : [];
  });
  await untilSearchReady();
}, 30_000);
afterAll(() => stop());

const ask = (q: string) =>
  search(
    { q, category: undefined, kind: undefined, page: 1, without: [], literally: false },
    new Headers({ "x-real-ip": "192.0.2.1" }),
  );

test("a village without settings is searched, and each setting counts from the next request on", async () => {
  expect((await ask("Bürgerbus")).hits.map(({ id }) => id)).toEqual(["bus"]);
  expect((await ask("telefon rathaus")).answer).toBeUndefined();
  expect((await suggest("")).completions).toEqual([]);

  const own = { documentId: "einstellung", updatedAt, Dorfname: "Musterbach", Seitentitel: "Dorf" };
  saved = { ...own, Telefon: "030 23125 100", Oft_gesucht: "Bus" };
  settings.replica.expire("einstellung");
  expect((await ask("telefon rathaus")).answer?.phone?.number).toBe("030 23125 100");
  expect((await suggest("")).completions).toEqual(["Bus"]);

  saved = { ...own, Telefon: "030 23125 200" };
  settings.replica.expire("einstellung");
  expect((await ask("telefon rathaus")).answer?.phone?.number).toBe("030 23125 200");
  expect((await suggest("")).completions).toEqual([]);
});

test("while settings change, each question is answered by the former or the new ones, and then by the new ones alone", async () => {
  const own = { documentId: "einstellung", updatedAt, Dorfname: "Musterbach", Seitentitel: "Dorf" };
  const numberIn = async () => (await ask("telefon rathaus")).answer?.phone?.number;
  const save = (Telefon: string) => {
    saved = { ...own, Telefon };
    settings.replica.expire("einstellung");
  };
  save("030 23125 300");
  expect(await numberIn()).toBe("030 23125 300");
  const underWay = Array.from({ length: 10 }, numberIn);
  save("030 23125 400");
  underWay.push(...Array.from({ length: 10 }, numberIn));
  for (const number of await Promise.all(underWay))
    expect(["030 23125 300", "030 23125 400"]).toContain(number);
  expect(await numberIn()).toBe("030 23125 400");
});
