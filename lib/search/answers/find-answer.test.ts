import { fc, textWith } from "@dorfforum/shared/testing/arbitraries";
import { runSearch } from "../run-search";
import { ask, demoContext } from "../testing/demo-index";
import { answerTo } from "./testing/answer-to";
import { index, now, said } from "./testing/said";

test.each(["wann ist chorprobe", "welche tonne kommt morgen", "musikprobe wann"])(
  "no word of „%s“ is unknown or left out, since it is answered",
  (q) => {
    expect(ask(index, q, now)).toMatchObject({
      answer: { sentence: expect.any(String) },
      unknown: [],
      leftOut: [],
      isNearest: false,
    });
  },
);

test.each(
  `sparkasse offen
  apotheke offen
  freibad öffnungszeiten
  hat der bäcker sonntag auf
  wann macht die post auf
  schwimmbad geöffnet
  hat die grundschule am samstag auf
  welche kita hat bis 17 uhr offen
  tag der offenen tür
  open air
  offene krabbelgruppe
  öffnungszeiten
  wann ist die bachstraße wieder offen
  telefonnummer zahnarzt
  nummer tierarzt
  fest telefonnummer
  hausnummer rathaus
  faxnummer rathaus
  steuer nummer
  telefonzelle
  hundesteuer telefon
  telefonnummer von der kirche
  telefon
  wann
  wann ist fest
  wann ist markt
  wann ist bücherei
  wann ist oktoberfest
  wann ist weihnachten
  wann kommt der nikolaus

  wann beginnt die schule
  wann fährt der bus
  wann ist reiten für kinder
  wann ist turnen für kinder
  wann war das feuerwehrfest
  wann wurde die feuerwehr gegründet
  wann muss ich die hundesteuer zahlen
  wann wird der spielplatz gebaut
  wann wird die straße repariert
  wann heiraten im rathaus
  wann spielt bayern münchen
  wann trifft sich der stammtisch
  wann kommt die feuerwehr
  wann trifft sich feuerwehr und musikverein
  feuerwehr
  biotonne kompost
  restmüll wohin
  restmüll hamburg wann
  wo bekomme ich gelbe säcke
  was gehört in die biotonne
  größere tonne beantragen
  glascontainer wann geleert
  wie viel kostet der reitverein
  wo ist das rathaus
  rathaus parkplatz`.split(/\n\s*/),
)("„%s“ is not answered", (q) => {
  expect(said(q)).toBeUndefined();
});

test("a search that is literal, in a category or with a filter taken back has no answer", () => {
  const request = { q: "rathaus telefon", category: undefined, page: 1, without: [], literally: false };
  expect(runSearch(index, request, now, demoContext).answer).toBeDefined();
  expect(runSearch(index, { ...request, literally: true }, now, demoContext).answer).toBeUndefined();
  expect(runSearch(index, { ...request, without: ["zeit"] }, now, demoContext).answer).toBeUndefined();
  const category = { id: "umwelt-abfall", name: "Umwelt" };
  expect(runSearch(index, { ...request, category }, now, demoContext).answer).toBeUndefined();
});

test("any text can be asked", () => {
  const words = [
    "wann",
    "telefon",
    "offen",
    "tonne",
    "bis",
    "Uhr",
    "|",
    "montags",
    "12",
    "rathaus",
    "gelber Sack",
    "um",
    "?",
    "\n",
  ];
  fc.assert(fc.property(textWith(...words), (q) => void answerTo(index, q, now)));
});
