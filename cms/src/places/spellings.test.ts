import assert from "node:assert/strict";
import { test } from "node:test";
import { findSpellings } from "./spellings";

const place = (Name: string, Adresse: string | null = null, Anfragbar = false) => ({
  documentId: Name,
  Name,
  Adresse,
  Anfragbar,
});
let number = 0;
const events = (count: number, Ort: string, Adresse: string | null = null) =>
  Array.from({ length: count }, () => ({ documentId: String(number++), Ort, Adresse }));
const found = (...args: Parameters<typeof findSpellings>) =>
  findSpellings(...args).map((spelling) => [spelling.name, spelling.events, spelling.place.name]);

const hall = place("Turnhalle", "Schulstraße 10");

test("an event with the name of a place at another address is listed", () =>
  assert.deepEqual(
    found([hall], [...events(2, "Turnhalle", "Am Bach 3"), ...events(1, "Turnhalle", "Schulstr. 10")]),
    [["Turnhalle", 2, "Turnhalle"]],
  ));

test("another name at the same address, and one that holds the other, are listed once", () => {
  const places = [hall, place("Sporthalle", "Schulstr. 10"), place("Turnhalle Süd")];
  const all = [
    ...events(3, "Turnhalle", "Schulstraße 10"),
    ...events(1, "Sporthalle"),
    ...events(1, "turnhalle süd"),
  ];
  assert.deepEqual(found(places, all), [["turnhalle süd", 1, "Turnhalle"]]);
});

test("of two Orte at one address the room is the place, then the one with more events", () => {
  const other = place("Sporthalle", "Schulstr. 10");
  const all = [...events(3, "Sporthalle", "Schulstr. 10"), ...events(1, "Turnhalle", "Schulstraße 10")];
  assert.deepEqual(found([hall, other], all), [["Turnhalle", 1, "Sporthalle"]]);
  assert.deepEqual(found([{ ...hall, Anfragbar: true }, other], all), [["Sporthalle", 3, "Turnhalle"]]);
});

test("a draft and its published version are one event; what resembles no place is not listed", () => {
  const [event] = events(1, "DGH", "Schulstraße 10");
  assert.ok(event);
  assert.deepEqual(found([hall], [event, event, ...events(1, "Kirche", "Kirchgasse 1")]), [
    ["DGH", 1, "Turnhalle"],
  ]);
});

test("two rooms of one house are two places", () =>
  assert.deepEqual(
    found([place("Rathaus, Saal", "Markt 4")], events(1, "Rathaus, Zimmer 5", "Markt 4")),
    [],
  ));
