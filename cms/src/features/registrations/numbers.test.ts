import assert from "node:assert/strict";
import { test } from "node:test";
import { beyondPlaces, numbersInWords } from "./numbers";

const open = { taken: 6, waiting: 0, waitingPlaces: 0, isClosed: false, isOver: false };

for (const [places, date, words] of [
  [null, {}, "6 angemeldet"],
  [6, {}, "6 von 6 Plätzen vergeben"],
  [6, { waiting: 1, waitingPlaces: 1 }, "6 von 6 Plätzen vergeben, 1 Anmeldung (1 Platz) auf der Warteliste"],
  [
    6,
    { waiting: 2, waitingPlaces: 3, isClosed: true },
    "6 von 6 Plätzen vergeben, 2 Anmeldungen (3 Plätze) auf der Warteliste, geschlossen",
  ],
] as [number | null, object, string][])
  test(words, () => assert.equal(numbersInWords({ places }, { ...open, ...date }), words));

for (const [places, taken, person, words] of [
  [null, 6, { places: 2, promised: 0 }, undefined],
  [8, 6, { places: 2, promised: 0 }, undefined],
  [6, 6, { places: 2, promised: 0 }, "8 von 6 Plätzen vergeben"],
  // What is kept free for somebody is counted already.
  [6, 6, { places: 2, promised: 2 }, undefined],
  [6, 6, { places: 3, promised: 2 }, "7 von 6 Plätzen vergeben"],
] as [number | null, number, { places: number; promised: number }, string | undefined][])
  test(`${taken} of ${places} places and ${JSON.stringify(person)}: ${words}`, () =>
    assert.equal(beyondPlaces({ places }, { taken }, person), words));
