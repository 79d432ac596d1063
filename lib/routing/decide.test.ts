import "@/lib/testing/server-environment";
import { collections } from "@/lib/content/collections";
import { reportError } from "@/lib/monitoring/report-error";
import { startFakeCms } from "@/lib/testing/fake-cms";
import { readTarget } from "@/lib/urls/match-route";
import { routes } from "@/lib/urls/routes";
import { decide } from "./decide";

jest.mock("@/lib/monitoring/report-error");

const updatedAt = "2026-01-01T00:00:00.000Z";
const offer = (Slug: string, Ziel: string) => ({ documentId: Slug, updatedAt, Titel: Slug, Slug, Ziel });
const organisation = (Slug: string, Organisation: string) => ({
  documentId: Slug,
  updatedAt,
  Name: Slug,
  Slug,
  Organisation,
});
const organisations = [organisation("chor", "verein"), organisation("kita", "kindertagesstätte")];
const formerAddress = {
  documentId: "former",
  updatedAt,
  Typ: "organisation",
  Slug: "gesangverein",
  Dokument: "chor",
};
const offers = [offer("bus", "/kontakt"), offer("kreis", "/angebot/bus")];

const entries: Record<string, object[]> = {
  "/api/angebote": offers,
  "/api/organisationen": organisations,
  "/api/adressen": [formerAddress],
};

const Kurzadressen = [
  { Kurzadresse: "fest", Ziel: "/veranstaltung/feuerwehrfest?tag=2026-12-05#anfahrt" },
  { Kurzadresse: "Grüße", Ziel: "/kontakt" },
];
const village = { documentId: "village", updatedAt, Dorfname: "Dorf", Seitentitel: "Dorf", Kurzadressen };

const shortened = (path: string) => ({ kind: "redirect", path, query: "", status: 307 });

let stop: () => Promise<unknown>;

/** A CMS that has two offers, two organisations, a former and two short addresses, and refuses to name its infos. */
beforeAll(async () => {
  stop = await startFakeCms((path) => {
    if (path === "/api/infos") return new Response(null, { status: 400 });
    if (path === "/api/allgemeine-einstellung") return Response.json({ data: village });
    return entries[path] ?? [];
  });
  // As the site does when it starts, for as long as a busy machine takes
  for (const { replica } of collections())
    while (replica.state === "loading") await replica.ready().catch(() => undefined);
});
afterAll(() => stop());

test.each([
  ["a page of the site", routes.imprint, { kind: "pass" }],
  ["a feed, which says itself when it has no content", routes.feed, { kind: "pass" }],
  ["an entry", routes.offer("bus"), { kind: "pass" }],
  ["an entry that does not exist", routes.offer("bahn"), { kind: "not found" }],
  ["an entry whose target leads to another redirect", routes.offer("kreis"), { kind: "not found" }],
  ["a file of an entry that does not exist", routes.contactCard("verein"), { kind: "not found" }],
  ["a club", routes.club("chor"), { kind: "pass" }],
  ["a day-care centre", routes.facility("kita"), { kind: "pass" }],
  ["a club below the other type", routes.facility("chor"), { kind: "redirect", path: routes.club("chor") }],
  ["a centre below the other type", routes.club("kita"), { kind: "redirect", path: routes.facility("kita") }],
  ["a club's former address", routes.club("gesangverein"), { kind: "redirect", path: routes.club("chor") }],
  [
    "a former address below the other type",
    routes.facility("gesangverein"),
    { kind: "redirect", path: routes.club("chor") },
  ],
  ["an organisation that does not exist", routes.club("fehlt"), { kind: "not found" }],
  ["a folder of entries without a slug", "/angebot", { kind: "not found" }],
  ["a path below an entry", "/angebot/bus/mehr", { kind: "not found" }],
  ["a malformed escape", "/%E0%A4%A", { kind: "not found" }],
  ["the page of a failure, asked for by a visitor", routes.unavailable, { kind: "not found" }],
  ["an umlaut address", routes.clubs, { kind: "rewrite", path: "/uebersicht/vereine" }],
  ["its other spellings", "/Uebersicht/Vereine", { kind: "redirect", path: routes.clubs }],
  ["a page whose content cannot be had", routes.search(), { kind: "unavailable", status: 400 }],
  ["an entry whose content cannot be had", routes.info("fest"), { kind: "unavailable", status: 400 }],
  ["the picture of a page that has none", routes.sharePicture("beitrag", "fehlt"), { kind: "not found" }],
  ["the picture of the site", routes.sharePicture("seite", "dorf"), { kind: "file", mime: "image/png" }],
  ["a file of public/", "/favicon.svg", { kind: "unknown" }],
  ["a path that nothing serves", "/gibt/es/nicht", { kind: "unknown" }],
  ["a path of one part that nothing serves", "/nichts", { kind: "unknown" }],
  ["a path below a short address", "/fest/mehr", { kind: "unknown" }],
  ["a short address", "/fest", shortened("/veranstaltung/feuerwehrfest?tag=2026-12-05#anfahrt")],
  [
    "its capital letters and slash, with a query",
    "/FEST/?von=plakat",
    shortened("/veranstaltung/feuerwehrfest?tag=2026-12-05#anfahrt"),
  ],
  ["a short address with an umlaut", "/gr%C3%BC%C3%9Fe", shortened("/kontakt")],
  ["its decomposed umlaut", "/gru%CC%88%C3%9Fe", shortened("/kontakt")],
  ["its umlaut in two letters", "/gruesse", shortened("/kontakt")],
])("%s is decided", async (_what, path, decision) => {
  expect(await decide(readTarget(path))).toEqual(decision);
});

test("an unsafe target is reported", () => {
  const unsafe = new Error("Unsafe Ziel of angebot kreis was not followed");
  expect(reportError).toHaveBeenCalledWith(unsafe);
});
