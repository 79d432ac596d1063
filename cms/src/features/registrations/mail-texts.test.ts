import assert from "node:assert/strict";
import { test } from "node:test";
import { aboveLink, contactLines, hostOf, mailParts } from "./mail-texts";
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
  entry: {
    Stand: "dabei",
    Plaetze: 2,
    Angebot: null,
    Gefragt_bis: null,
    Erinnerung: true,
    Von_Hand: false,
  } as const,
  known,
  former: known,
  when: "Sonntag, 18. April 2027",
  today: "2027-04-17",
  isOpen: false,
  letter: undefined,
  host: { name: "Jugendclub" },
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
    /Sie haben 2 Plätze\./,
  ],
  [
    "whoever cancelled has it in writing",
    { kind: "anmeldeabsage", entry: { ...given.entry, Stand: "abgesagt" } },
    "Abgesagt",
    /nicht mehr angemeldet/,
  ],
  [
    "whoever the organiser took in learns that it was from the list",
    { former: { ...known, state: "warteliste" } },
    "Sie sind angemeldet",
    /standen auf der Warteliste und sind jetzt dabei: Sie haben 2 Plätze\./,
  ],
  [
    "whoever was entered learns by whom",
    { entry: { ...given.entry, Von_Hand: true }, former: undefined },
    "Sie sind angemeldet",
    /Eingetragen hat Sie: Jugendclub\./,
  ],
  ["nothing is told twice", {}, undefined, undefined],
  ["a date that is off", { known: { ...known, isOff: true } }, "Fällt aus", /fällt aus/],
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
  ["the day before", { kind: "anmelde_erinnerung" }, "Morgen", /Sie haben 2 Plätze\./],
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
  ["offen", /bestätigen Sie dort/],
  ["gefragt", /antworten Sie/],
  ["dabei", /ändern Sie die Zahl oder sagen ab/],
] as const)
  test(`above the link of who is ${Stand} stands what is done there`, () =>
    assert.match(aboveLink({ Stand }), line));

const village = { site: "Dorfforum", editors: "rathaus@example.org" };
const ofClub = (fields: object) =>
  ({ Veranstalter: { Name: "Jugendclub", publishedAt: "2026", ...fields } }) as never;
const club = { name: "Jugendclub", address: "club@example.org" };
for (const [of, event, replyTo, lines] of [
  ["the village", {} as never, village.editors, /^Fragen\? Rufen Sie an: 030 23125 245$/],
  ["a club", ofClub({ E_Mail: club.address }), club, /^Veranstalter: Jugendclub\nFragen\?[^\n]*$/],
  [
    "a club without an address",
    ofClub({}),
    undefined,
    /^Veranstalter: Jugendclub\nFragen.*\nBitte antworten Sie nicht/,
  ],
  ["a club with a text that is none", ofClub({ E_Mail: "im Clubhaus" }), undefined, /antworten Sie nicht/],
  [
    "a club that is not on the site",
    ofClub({ E_Mail: club.address, publishedAt: null }),
    undefined,
    /antworten Sie nicht/,
  ],
  ["nobody any more", undefined, undefined, /^Fragen.*\nBitte antworten Sie nicht/],
] as const)
  test(`an answer about an event of ${of} reaches who may see its list, or nobody, which the mail says`, () => {
    const host = hostOf(event, village);
    assert.deepEqual(host.replyTo, replyTo);
    assert.match(contactLines(host, "030 23125 245"), lines);
  });
