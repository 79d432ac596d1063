import type { Condition, Intent } from "../intents/detect-intents";
import type { IntentId } from "../search-response";
import { relaxations } from "./relaxations";

const conditions: Record<IntentId, Condition> = {
  zeit: { type: "zeit", days: [], ranges: [{ from: 0, to: 1 }], isPast: false },
  tageszeit: { type: "tageszeit", hours: { from: 17, to: 24, name: "abends" } },
  zielgruppe: { type: "zielgruppe", audience: { words: [], name: "für Ältere" } },
  art: { type: "art", kind: "verein" },
  kostenlos: { type: "kostenlos", quality: "kostenlos" },
  barrierefrei: { type: "barrierefrei", quality: "barrierefrei" },
  drinnen: { type: "drinnen", quality: "drinnen" },
  draussen: { type: "draussen", quality: "draussen" },
  anmeldung: { type: "anmeldung", quality: "ohne-anmeldung" },
};
const intent = (id: IntentId): Intent => ({
  label: id,
  positions: [{ start: 0, end: 1 }],
  condition: conditions[id],
  isSearchable: false,
});

test.each<[detected: IntentId[], tried: IntentId[][]]>([
  [[], []],
  [["zeit"], [[]]],
  [
    ["zeit", "art"],
    [["art"], ["zeit"], []],
  ],
  [
    ["zeit", "kostenlos", "draussen"],
    [["zeit", "kostenlos"], ["zeit", "draussen"], ["kostenlos", "draussen"], ["zeit"], []],
  ],
  [
    ["zeit", "tageszeit", "zielgruppe"],
    [["zeit", "zielgruppe"], ["zeit", "tageszeit"], ["tageszeit", "zielgruppe"], ["zeit"], []],
  ],
])("first %j, then %j are tried in turn", (detected, tried) => {
  expect(
    relaxations(detected.map(intent)).map((intents) => intents.map(({ condition }) => condition.type)),
  ).toEqual([detected, ...tried]);
});
