import assert from "node:assert/strict";
import { test } from "node:test";
import { aboveLink, mailParts } from "./mail-texts";
import type { Known } from "./news";

const known: Known = {
  state: "dabei",
  title: "Wanderung",
  start: "2027-04-18T08:00:00.000Z",
  place: "Linde",
  isOff: false,
};
const given = {
  kind: "anmeldestand" as const,
  entry: { Stand: "dabei", Plaetze: 2, Angebot: null, Gefragt_bis: null, Erinnerung: true } as const,
  known,
  former: known,
  when: "Sonntag, 18. April 2027",
  today: "2027-04-17",
  isOpen: false,
  letter: undefined,
  telephone: "030 23125 245",
};
const offen = { ...given.entry, Stand: "offen" } as const;
const gefragt = {
  ...given.entry,
  Stand: "gefragt",
  Angebot: 1,
  Gefragt_bis: new Date("2027-04-10T10:00:00.000Z"),
} as const;

for (const [title, change, subject, text] of [
  [
    "whoever registers gets the link",
    { kind: "anmeldung", entry: offen, isOpen: true },
    "Anmeldung bestätigen",
    /zählt, wer zuerst bestätigt/,
  ],
  ["a link whose time is over is not sent", { kind: "anmeldung", entry: offen }, undefined, undefined],
  [
    "whoever is in is told so, and to cancel nothing",
    { kind: "anmeldung" },
    "Sie sind schon angemeldet",
    /bleibt, wie sie ist/,
  ],
  [
    "whoever has confirmed is in",
    { former: { ...known, state: "offen" } },
    "Sie sind angemeldet",
    /2 Plätze vorgemerkt/,
  ],
  [
    "whoever cancelled has it in writing",
    { kind: "anmeldeabsage", entry: { ...given.entry, Stand: "abgesagt" } },
    "Abgesagt",
    /nicht mehr angemeldet/,
  ],
  ["nothing is told twice", {}, undefined, undefined],
  ["a date that is off", { known: { ...known, isOff: true } }, "Fällt aus", /030 23125 245/],
  [
    "one that takes place after all",
    { former: { ...known, isOff: true } },
    "Findet doch statt",
    /gilt weiter/,
  ],
  ["another place", { known: { ...known, place: "Eiche" } }, "Geändert", /sagen Sie bitte ab/],
  [
    "a part of the places",
    { entry: gefragt, known: { ...known, state: "gefragt" } },
    "Ein Platz ist frei",
    /einen Platz frei geworden; Sie wollten 2.*12 Uhr/,
  ],
  ["the day before", { kind: "anmelde_erinnerung" }, "Morgen", /2 Plätze vorgemerkt/],
  ["the day itself", { kind: "anmelde_erinnerung", today: "2027-04-18" }, "Heute", /^heute ist/],
  [
    "nothing of a date that moved on",
    { kind: "anmelde_erinnerung", today: "2027-04-16" },
    undefined,
    undefined,
  ],
  [
    "no reminder that nobody wanted",
    { kind: "anmelde_erinnerung", entry: { ...given.entry, Erinnerung: false } },
    undefined,
    undefined,
  ],
  [
    "the organiser's own words",
    { kind: "rundbrief", letter: { subject: "Treffpunkt", text: "Wir treffen uns am Bach." } },
    "Treffpunkt",
    /am Bach/,
  ],
] as [string, object, string | undefined, RegExp | undefined][])
  test(title, () => {
    const parts = mailParts({ ...given, ...change });
    assert.equal(parts?.subject, subject);
    if (text) assert.match([...(parts?.paragraphs ?? []), parts?.notYou].join(" "), text);
  });

for (const [Stand, line] of [
  ["offen", /drücken Sie „Anmeldung bestätigen“/],
  ["gefragt", /antworten Sie/],
  ["dabei", /ändern Sie die Zahl oder sagen ab/],
] as const)
  test(`above the link of who is ${Stand} stands what is done there`, () =>
    assert.match(aboveLink({ Stand }), line));
