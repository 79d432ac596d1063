import "@/lib/testing/server-environment";
import type { IncomingMessage } from "node:http";
import { connectionHeader } from "@/lib/http/visitor-address";
import { log } from "@/lib/monitoring/log";
import { readTarget } from "@/lib/urls/match-route";
import { routes } from "@/lib/urls/routes";
import { secondsToWait } from "./request-limit";

const ask = (url: string, address: string) =>
  secondsToWait({ headers: { [connectionHeader]: address } } as unknown as IncomingMessage, readTarget(url));

async function askOften(count: number, url: string, address: string): Promise<number> {
  let maxSeconds = 0;
  for (let asked = 0; asked < count; asked += 1) maxSeconds = Math.max(maxSeconds, await ask(url, address));
  return maxSeconds;
}

test("200 people behind one address may open six pages and search in the same minute", async () => {
  expect(await askOften(200 * 6, routes.calendar(), "203.0.113.1")).toBe(0);
  expect(await askOften(200, "/suchergebnisse?q=Fest", "203.0.113.1")).toBe(0);
});

test("a search engine that reads eight pages a second is served", async () => {
  expect(await askOften(8 * 60, "/beitrag/ein-beitrag", "2001:db8:7::1")).toBe(0);
});

test.each([
  ["pages", "/veranstaltungen?monat=2026-12", 1200],
  ["searches", "/suchergebnisse?q=a", 300],
  ["searches in a category", "/suchergebnisse/feste?q=a", 300],
  ["searches by programs", "/api/suche?q=a", 300],
  ["suggestions", "/api/suche/vorschlaege?q=a", 1500],
  ["checks of a room", "/api/raum?room=saal&day=2026-12-05", 1500],
  ["codes of proposals", routes.proposal("geraten"), 60],
  ["codes of confirmations", routes.confirmation("geraten"), 60],
  ["data of subscriptions", routes.mailSubscriptionData("geraten"), 60],
  ["leaving with one click", routes.leaveThemeTarget("geraten", "woche"), 600],
  ["dates beside an event", routes.datesOn("2026-12-05"), 1500],
  ["words of clubs", routes.clubWords, 1200],
  ["the plan of reading offline", routes.offlinePlan, 1200],
])("a scraper waits at most a minute after %s", async (_, url, limit) => {
  const address = `203.0.113.${20 + Math.ceil(limit / 100) + url.length}`;
  expect(await askOften(limit, url, address)).toBe(0);
  const seconds = await ask(url, address);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(await ask(url, "203.0.113.99")).toBe(0);
});

test("addresses of one IPv6 household count together", async () => {
  await askOften(300, "/api/suche?q=a", "2001:db8:1:2::1");
  expect(await ask("/api/suche?q=a", "2001:db8:1:2::ffff")).toBeGreaterThan(0);
  expect(await ask("/api/suche?q=a", "2001:db8:1:3::1")).toBe(0);
});

test.each(["/suchergebnisse", "/%73uchergebnisse", "/api/%73uche"])(
  "%s is a search, however it is spelt",
  async (path) => {
    const address = `198.51.100.${path.length}`;
    await askOften(300, `${path}?q=a`, address);
    expect(await ask(`${path}?q=a`, address)).toBeGreaterThan(0);
  },
);

test("what does not exist counts as a page", async () => {
  await askOften(600, "/_next/x", "198.51.100.200");
  await askOften(600, "/x.png", "198.51.100.200");
  expect(await ask("/", "198.51.100.200")).toBeGreaterThan(0);
});

test("pictures count apart, and files of the build not at all", async () => {
  expect(await askOften(1500, "/medien/silhouette.svg", "203.0.113.5")).toBe(0);
  expect(await askOften(1500, "/_next/static/a.js", "203.0.113.5")).toBe(0);
  expect(await ask("/", "203.0.113.5")).toBe(0);
});

test.each(["127.0.0.1", "::1", "10.0.0.3", "::ffff:192.168.0.9"])(
  "%s is never refused but reported once",
  async (address) => {
    const warn = jest.spyOn(log, "warn").mockReturnValue();
    warn.mockClear();
    expect(await askOften(1205, "/", address)).toBe(0);
    expect(warn).toHaveBeenCalledTimes(1);
  },
);
