import { eventEntry } from "@/lib/search/indexing/to-search-entry";
import { emptyContext } from "@/lib/search/search-context";
import { VillageIndex } from "@/lib/search/village-index";
import { anEvent, anEventItem } from "@/lib/testing/factories";
import { answerPlaces } from "./answer-places";

const now = new Date("2026-11-24T12:00:00Z");
const attendance = { places: 12, deadlineDays: undefined, question: undefined, phone: undefined, states: {} };
const items = [
  anEventItem({ slug: "wanderung", title: "Geführte Wanderung auf dem Mühlenweg", attendance }),
  anEventItem({
    slug: "kochkurs",
    title: "Kochkurs: Brot backen",
    recurrence: "FREQ=WEEKLY",
    attendance: { ...attendance, states: { "2026-11-28": "warteliste" } },
  }),
];
const index = new VillageIndex();
for (const item of items) index.put(eventEntry(anEvent({ ...item, title: item.title })));
index.put(eventEntry(anEvent({ slug: "halle", title: "Hallenturnier" })));

const said = (query: string) =>
  answerPlaces(items, { index, q: query, now: now.getTime(), context: emptyContext });

test.each([
  [
    "Ist bei der Wanderung noch Platz?",
    "Geführte Wanderung auf dem Mühlenweg, Samstag, 28. November 2026, 14 Uhr: Plätze frei.",
  ],
  [
    "wanderung ausgebucht",
    "Geführte Wanderung auf dem Mühlenweg, Samstag, 28. November 2026, 14 Uhr: Plätze frei.",
  ],
  [
    "kann man beim kochkurs noch mitmachen",
    "Kochkurs: Brot backen, Samstag, 28. November 2026, 14 Uhr: Warteliste.",
  ],
  [
    "kochkurs am 5. dezember noch plätze",
    "Kochkurs: Brot backen, Samstag, 5. Dezember 2026, 14 Uhr: Plätze frei.",
  ],
])("„%s“ is answered", (query, sentence) => {
  expect(said(query)).toMatchObject({ kind: "places", sentence });
});

test("the answer leads to the date", () => {
  expect(said("kochkurs am 5. dezember noch plätze")?.source.href).toBe(
    "/veranstaltung/kochkurs?tag=2026-12-05",
  );
});

test.each([
  "wanderung",
  "kita platz frei",
  "noch plätze",
  "hallenturnier ausgebucht",
  "kochkurs im januar 2020 ausgebucht",
])("„%s“ is not", (query) => expect(said(query)).toBeUndefined());
