import "@/lib/testing/server-environment";
import { prerender } from "react-dom/static";
import { mailOffer } from "@/lib/letters/cms/subscriptions";
import { currentNotices, type Notice } from "@/lib/notices/cms/notices";
import { Notices } from "./notices";

jest.mock("@/lib/letters/cms/subscriptions", () => ({ mailOffer: jest.fn() }));

const aNotice = (level: Notice["level"], target?: string): Notice => ({
  id: level,
  text: "Bitte lesen.",
  level,
  from: undefined,
  until: "2026-12-24T12:00:00.000Z",
  target,
  changedAt: "2026-11-24T12:00:00.000Z",
});

async function linksOf(...shown: Notice[]): Promise<(string | undefined)[]> {
  const current = { shown, isKnown: true, changedAt: undefined, nextMs: undefined, sinceMs: 0 };
  jest.spyOn(currentNotices, "ready").mockResolvedValue(current);
  const markup = await new Response((await prerender(await Notices())).prelude).text();
  return [...markup.matchAll(/<a [^>]*href="([^"]+)"/g)].map((match) => match[1]);
}

test("warnings by mail are offered once, of the level that includes all that are shown, behind what there is to read", async () => {
  jest.mocked(mailOffer).mockReturnValue({ Wochentag: "donnerstag", Stunde: 17 });
  const [danger, warning, hint] = [aNotice("Gefahr", "/kontakt"), aNotice("Warnung"), aNotice("Hinweis")];
  expect(await linksOf(danger, warning, hint)).toEqual(["/kontakt", "/bescheid?thema=warnung"]);
  expect(await linksOf(danger)).toEqual(["/kontakt", "/bescheid?thema=gefahr"]);
  expect(await linksOf(warning, hint)).toEqual(["/bescheid?thema=warnung"]);
  expect(await linksOf(hint)).toEqual([]);
});

test("a village that sends no mail offers none", async () => {
  jest.mocked(mailOffer).mockReturnValue(undefined);
  expect(await linksOf(aNotice("Gefahr", "/kontakt"), aNotice("Warnung"))).toEqual(["/kontakt"]);
});
