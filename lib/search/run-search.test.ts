/** @jest-environment node */
import { ask, demoIndex, firstHits } from "./testing/demo-index";

const index = demoIndex();
const intentsOf = (q: string) =>
  ask(index, q).intents.map(({ id, failed }) => (failed ? `${id} fits nothing` : id));

test("of a question that nothing fits as a whole, only what has to is left out", () => {
  // Nothing takes place on the Saturday and the Sunday on which this plays.
  expect(intentsOf("für Kinder am Samstag")).toEqual(["zeit fits nothing", "zielgruppe"]);
  expect(intentsOf("morgen abend")).toEqual(["zeit fits nothing", "tageszeit"]);
  const evenings = ask(index, "morgen abend").hits;
  expect(evenings.length).toBeGreaterThan(3);
  for (const { kind, start = "" } of evenings) {
    expect(kind).toBe("veranstaltung");
    expect(new Date(start).getUTCHours()).toBeGreaterThan(14);
  }
});

test("who asks when is shown the dates before what tells of them", () => {
  expect(firstHits(index, "Mühlbach")[0]).toBe("angelverein-muehlbach");
  expect(firstHits(index, "Wann ist etwas am Mühlbach?")[0]).toBe("hochwasseruebung");
});

test("„Termine“ alone asks for all there are", () => {
  const { hits, intents } = ask(index, "Termine");
  expect(intents.map(({ id }) => id)).toEqual(["art"]);
  expect(new Set(hits.map(({ kind }) => kind))).toEqual(new Set(["veranstaltung"]));
});

test("what an organisation is says as much as its name", () => {
  expect(firstHits(index, "Feuerwehr")[0]).toBe("freiwillige-feuerwehr-musterbach");
  expect(firstHits(index, "Kita", 2).sort()).toEqual(["kita-bachkiesel", "kita-lindenbaum"]);
  expect(firstHits(index, "Jugendgruppe")[0]).toBe("jugendfeuerwehr-musterbach");
});
