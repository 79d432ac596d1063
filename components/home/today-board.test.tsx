/** @jest-environment jsdom */
import { defaultBins } from "@dorfforum/shared/waste/bins";
import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { toOccurrence } from "@/lib/events/occurrence";
import type { Outlook } from "@/lib/events/upcoming";
import { aNotice, anEventItem, someSettings } from "@/lib/testing/factories";
import { toWasteDistricts } from "@/lib/waste/waste-calendar";
import { TodayBoard } from "./today-board";

// Saturday, 28 November 2026, 10 o'clock in the village
const now = new Date("2026-11-28T09:00:00.000Z");

const at = (slug: string, start: string, end?: string) =>
  toOccurrence(anEventItem({ slug, title: slug }), { start, end });

const market = at("Wochenmarkt", "2026-11-28T08:00:00.000Z", "2026-11-28T11:00:00.000Z");
const match = at("Fußball", "2026-11-28T13:30:00.000Z");
const choir = at("Chor", "2026-12-01T18:30:00.000Z");
const party = at("Silvester", "2026-12-31T19:00:00.000Z");

type Given = Partial<ComponentProps<typeof TodayBoard>> & Partial<Outlook>;

const board = () => screen.getByRole("region", { name: "Heute im Dorf" });

function show({ today = [], next = [], isSomethingOver = false, ...given }: Given = {}) {
  render(
    <TodayBoard
      outlook={{ today, next, isSomethingOver }}
      districts={[]}
      settings={undefined}
      notices={{ shown: [], isKnown: true }}
      sendsMail={false}
      now={now}
      {...given}
    />,
  );
  return screen.queryAllByRole("listitem").map((line) => line.textContent.trimEnd());
}

test("with something today it shows the hours of today's events and nothing else", () => {
  expect(show({ today: [market, match], next: [choir, party] })).toEqual([
    "9–12 Uhr Wochenmarkt Kirchplatz",
    "14.30 Uhr Fußball Kirchplatz",
  ]);
  expect(board()).toHaveTextContent("Samstag, 28. November 2026");
  expect(board()).not.toHaveTextContent("Als Nächstes");
});

test.each([
  [at("Frühschoppen", "2026-11-29T09:30:00.000Z"), "morgen, 10.30 Uhr Frühschoppen Kirchplatz"],
  [choir, "Dienstag, 19.30 Uhr Chor Kirchplatz"],
  [party, "31. Dezember, 20 Uhr Silvester Kirchplatz"],
])("with nothing today it says so and shows what is next, with the day in words or a date", (event, line) => {
  const later = at("Später", "2027-01-01T19:00:00.000Z");
  expect(show({ next: [event, later] })).toEqual([line]);
  expect(screen.getByText("Heute steht nichts an. Als Nächstes:")).toBeVisible();
});

test("in the evening, when everything is over, it says so", () => {
  show({ next: [choir], isSomethingOver: true });
  expect(screen.getByText("Heute steht nichts mehr an. Als Nächstes:")).toBeVisible();
});

test("an event that began on another day is all day; one that begins today and ends later has its beginning", () => {
  const fair = at("Kirmes", "2026-11-27T10:00:00.000Z", "2026-11-30T10:00:00.000Z");
  const camp = at("Zeltlager", "2026-11-28T13:00:00.000Z", "2026-11-30T10:00:00.000Z");
  expect(show({ today: [fair, camp] })).toEqual([
    "ganztägig Kirmes Kirchplatz",
    "ab 14 Uhr Zeltlager Kirchplatz",
  ]);
});

test("of a busy day it shows four events and leads to all of them", () => {
  const busy = ["a", "b", "c", "d", "e"].map((slug) => at(slug, "2026-11-28T13:00:00.000Z"));
  expect(show({ today: busy, next: [choir] })).toHaveLength(4);
  expect(screen.getByRole("link", { name: "Alle 5 Veranstaltungen von heute" })).toHaveAttribute(
    "href",
    "/veranstaltungen?tag=2026-11-28",
  );
});

const districts = (...days: [name: string, ...days: string[]][]) =>
  toWasteDistricts(
    days.map(([name, ...of]) => ({
      id: name,
      slug: name.toLowerCase(),
      name,
      streets: [],
      changedAt: "",
      collections: of.map((line) => ({ day: line.slice(0, 10), title: line.slice(11) })),
    })),
    defaultBins,
  );

test("an empty village has the date and where one is warned, and nothing that is empty", () => {
  expect(show()).toEqual([]);
  expect(board()).toHaveTextContent(
    /^Heute im DorfSamstag, 28. November 2026Keine eilige Mitteilung der Gemeinde. Amtliche Warnungen: NINA/,
  );
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
});

test("bins stand with their day and their districts, also on days without events", () => {
  const lines = show({
    districts: districts(
      ["Nord", "2026-11-28 Bio + Papier", "2026-11-29 Restmüll"],
      ["Süd", "2026-11-29 Restmüll", "2026-12-12 Papier"],
    ),
  });
  expect(lines).toEqual([
    "heute BP Bioabfall und Papier Bei Ihnen · Nord",
    "morgen R Restmüll Bei Ihnen · alle Bezirke",
    "12. Dezember P Papier Bei Ihnen · Süd",
  ]);
  const link = (name: RegExp) => screen.getByRole("link", { name }).getAttribute("href");
  expect(link(/Bioabfall und Papier/)).toBe("/abfall/nord");
  expect(link(/Restmüll/)).toBe("/abfall");
});

test("the only district needs no name", () => {
  expect(show({ districts: districts(["Dorf", "2026-12-01 Papier"]) })).toEqual(["Dienstag P Papier"]);
});

test("of 40 districts four lines are shown, and all are in the document", () => {
  const many = Array.from({ length: 40 }, (_, at): [string, string] => [
    `Bezirk${at}`,
    at === 39 ? "2026-11-01 Papier" : `2026-12-${String(1 + (at % 20)).padStart(2, "0")} Papier`,
  ]);
  expect(show({ districts: districts(...many) })).toHaveLength(4);
  expect(screen.getByRole("link", { name: "Alle Bezirke" })).toHaveAttribute("href", "/abfall");
  const slugs = [...board().querySelectorAll<HTMLElement>("[data-districts]")].flatMap(({ dataset }) =>
    (dataset.districts ?? "").split(" "),
  );
  expect(slugs.toSorted()).toEqual(many.map(([name]) => name.toLowerCase()).toSorted());
});

test("the town hall says whether it is open, with a link to its page", () => {
  show({
    settings: someSettings({ openingHours: [{ days: ["Mo"], from: "08:00", to: "12:00" }] }),
  });
  expect(screen.getByRole("link", { name: "heute geschlossen, öffnet am Montag um 8 Uhr" })).toHaveAttribute(
    "href",
    "/kontakt",
  );
});

test.each([
  ["none", { shown: [], isKnown: true }, true],
  ["one", { shown: [aNotice()], isKnown: true }, false],
  ["nobody knows", { shown: [], isKnown: false }, false],
])("of urgent notices: %s", (_, notices, isSaid) => {
  show({ notices });
  expect(board().textContent.includes("Keine eilige Mitteilung der Gemeinde.")).toBe(isSaid);
  expect(screen.getByRole("link", { name: /NINA/ })).toHaveAttribute(
    "href",
    "https://warnung.bund.de/meldungen",
  );
  expect(screen.getByRole("link", { name: /Deutscher Wetterdienst/ })).toBeVisible();
});

test.each([true, false])("the week's letter is offered where the CMS sends mail: %j", (sendsMail) => {
  show({ sendsMail });
  const link = screen.queryByRole("link", { name: "Einmal in der Woche per E-Mail" });
  expect(link?.getAttribute("href")?.startsWith("/bescheid") ?? false).toBe(sendsMail);
});
