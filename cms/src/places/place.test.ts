import assert from "node:assert/strict";
import { test } from "node:test";
import { factsToChange, placeOf } from "./place";

const hall = { Adresse: "Schulstraße 10", Breitengrad: 52.18926, Laengengrad: 13.33941 };
const church = { Adresse: "Kirchgasse 1", Barrierefreiheit: "Mobile Rampe am Seitenportal." };
const places = [
  { Name: "Turnhalle", ...hall },
  { Name: "Dorfkirche", ...church },
];

test("a stored place gives an event its facts, however its name is typed", () => {
  assert.deepEqual(factsToChange(places, "", "Turnhalle", {}), hall);
  assert.deepEqual(factsToChange(places, "", " turnhalle", { Adresse: "Alt" }), hall);
});

test("another place replaces the facts of the former one and removes those that it lacks itself", () =>
  assert.deepEqual(factsToChange(places, "Turnhalle", "Dorfkirche", hall), {
    ...church,
    Breitengrad: null,
    Laengengrad: null,
  }));

test("a place that is not stored removes the facts of the former one, not what was typed", () =>
  assert.deepEqual(factsToChange(places, "Turnhalle", "Festwiese", { ...hall, Adresse: "Wiesenweg 3" }), {
    Breitengrad: null,
    Laengengrad: null,
  }));

test("a name that was only made more exact keeps the facts", () =>
  assert.deepEqual(factsToChange(places, "Turnhalle", "Turnhalle, Eingang Süd", hall), {}));

test("the first place that is typed removes nothing", () =>
  assert.deepEqual(factsToChange(places, "", "Festwiese", { Adresse: "Wiesenweg 3" }), {}));

test("a field that is only passed through changes nothing", () =>
  assert.deepEqual(factsToChange(places, "Dorfkirche", "Dorfkirche", { Adresse: "Turm" }), {}));

const hallPlace = { Name: "Turnhalle", Adresse: "Schulstraße 10, 12345 Musterbach" };

for (const [name, address, isHall] of [
  ["turnhalle ", "Schulstr. 10, 12345 Musterbach", true],
  ["Turnhalle", null, true],
  ["Turnhalle", "Am Bach 3", false],
  ["Turnhalle Süd", hallPlace.Adresse, false],
] as const)
  test(`an event at „${name}“, ${address}, is ${isHall ? "" : "not "}at the hall`, () =>
    assert.equal(placeOf([hallPlace], name, address) !== undefined, isHall));
