import assert from "node:assert/strict";
import { test } from "node:test";
import { placesOfEvents } from "./places-of-events";

const hall = { Ort: "Turnhalle", Adresse: "Schulstraße 10", Breitengrad: 52.18926, Laengengrad: 13.33941 };

test("every place of events is found once, with its facts", () =>
  assert.deepEqual(placesOfEvents([hall, { ...hall, Ort: "Turnhalle " }, { Ort: "Teich" }]), [
    { Name: "Turnhalle", Adresse: "Schulstraße 10", Breitengrad: 52.18926, Laengengrad: 13.33941 },
    { Name: "Teich" },
  ]));

test("a fact on which the events of a place differ is left out, one that some lack is not", () => {
  const events = [
    { ...hall, Barrierefreiheit: "Rampe am Haupteingang." },
    { ...hall, Adresse: null, Barrierefreiheit: "Leihrollstühle vorhanden." },
  ];
  const [place] = placesOfEvents(events);
  assert.equal(place?.Adresse, "Schulstraße 10");
  assert.ok(place && !("Barrierefreiheit" in place));
});

test("events without a place give none", () =>
  assert.deepEqual(placesOfEvents([{ Ort: null }, { Ort: " " }, {}]), []));
