import { anEvent } from "@/lib/testing/factories";
import { eventEntry } from "./indexing/to-search-entry";
import { runSearch } from "./run-search";
import type { IntentId } from "./search-response";
import { ask, demoIndex } from "./testing/demo-index";
import { aSearchEntry } from "./testing/small-index";
import { VillageIndex } from "./village-index";

const now = new Date("2026-11-21T09:00:00.000Z");
const demo = demoIndex();
const intentsOf = (q: string, index = demo) =>
  ask(index, q, now).intents.map(({ id, label, failed }) =>
    failed ? `${id} fits nothing` : `${id}: ${label}`,
  );
const idsOf = (q: string, index = demo) => ask(index, q, now).hits.map(({ id }) => id);

/** Events of Saturday, 28 November, whose ids are their titles */
function villageOf(...events: Parameters<typeof anEvent>[0][]): VillageIndex {
  const index = new VillageIndex();
  for (const event of events) {
    const bare = { summary: "", place: undefined, cost: undefined, recurrence: undefined, end: undefined };
    const id = event?.title ?? "";
    index.put(eventEntry(anEvent({ ...bare, start: "2026-11-28T13:00:00.000Z", id, ...event })));
  }
  return index;
}

test("a quality alone lists what is to come, events first", () => {
  const { hits, intents } = ask(demo, "was kostet nix", now);
  expect(intents).toMatchObject([{ id: "kostenlos", label: "kostenlos" }]);
  expect(hits.length).toBeGreaterThan(10);
  expect(hits.some(({ isPast }) => isPast)).toBe(false);
  expect(hits[0]?.kind).toBe("veranstaltung");
});

test("qualities are combined with days, audience, kind and each other", () => {
  expect(intentsOf("kostenlose Veranstaltungen am nächsten Wochenende")).toEqual([
    "zeit: am nächsten Wochenende: 28.–29. November",
    "art: Veranstaltungen",
    "kostenlos: kostenlos",
  ]);
  expect(intentsOf("gratis für Kinder")).toEqual(["zielgruppe: für Kinder", "kostenlos: kostenlos"]);
  const village = villageOf(
    { title: "Basar", cost: "Eintritt frei", place: "Turnhalle", accessibility: "Stufenlos." },
    { title: "Lauf", cost: "Eintritt frei", place: "Waldweg am Wald", accessibility: "Nicht geeignet." },
    { title: "Ball", cost: "8 €", place: "Festsaal", accessibility: "Ebenerdig." },
  );
  expect(idsOf("umsonst am 28. November", village).sort()).toEqual(["Basar", "Lauf"]);
  expect(idsOf("umsonst und ohne Stufen am 28. November", village)).toEqual(["Basar"]);
  expect(idsOf("bei Regen am 28. November", village).sort()).toEqual(["Ball", "Basar"]);
});

test("the day is kept, and the page says which quality nothing has on it", () => {
  const village = villageOf({ title: "Ball", cost: "8 €", place: "Festsaal" });
  expect(intentsOf("kostenlos am 28. November", village)).toEqual([
    "zeit: Samstag, 28. November",
    "kostenlos fits nothing",
  ]);
  expect(idsOf("kostenlos am 28. November", village)).toEqual(["Ball"]);
  expect(ask(village, "kostenlos am 28. November", now).leftOut).toEqual([]);
});

test("what is asked for is found where it lacks the quality, before other things that have it", () => {
  expect(intentsOf("Muss man sich fürs Dorfkino anmelden?")).toEqual(["anmeldung fits nothing"]);
  expect(idsOf("Muss man sich fürs Dorfkino anmelden?")).toEqual(["dorfkino"]);
  expect(idsOf("Bücher für umme")[0]).toBe("buecherschrank");
});

test("with and without registration are two answers to one question", () => {
  const village = villageOf(
    { title: "Nähen", summary: "Ein Kurs.", registration: "https://anmeldung.example.org" },
    { title: "Malen", summary: "Ein Kurs." },
  );
  expect(idsOf("Kurse mit Anmeldung", village)).toEqual(["Nähen"]);
  expect(idsOf("Kurse ohne Anmeldung", village)).toEqual(["Malen"]);
  expect(intentsOf("Kurse ohne Anmeldung", village)).toEqual(["anmeldung: ohne Anmeldung"]);
});

test("a quality that no entry states is searched as a word", () => {
  const index = new VillageIndex();
  index.put(aSearchEntry({ body: "Im Büro gibt es das umsonst." }));
  expect(idsOf("umsonst", index)).toEqual(["a"]);
  expect(intentsOf("umsonst", index)).toEqual(["kostenlos fits nothing"]);
});

test("without the filter there is more, not what has its words", () => {
  const found = (q: string, without: IntentId[]) =>
    runSearch(demo, { q, category: undefined, page: 1, without, literally: false }, now);
  const q = "kostenlose Veranstaltungen";
  const all = found("Veranstaltungen", []).total;
  expect(found(q, []).total).toBeLessThan(all);
  expect(found(q, ["kostenlos"]).total).toBe(all);
  expect(found("bei Regen", ["drinnen"]).total).toBe(all);
});

test("what was is asked for with its qualities, too", () => {
  const village = villageOf({ title: "Basar", cost: "Eintritt frei", start: "2026-11-14T13:00:00.000Z" });
  expect(idsOf("was war letzte Woche kostenlos", village)).toEqual(["Basar"]);
  expect(idsOf("Basar umsonst", village)).toEqual(["Basar"]);
});
