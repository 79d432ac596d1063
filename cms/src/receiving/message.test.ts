import assert from "node:assert/strict";
import { test } from "node:test";
import { Message } from "./message";
import { Submission } from "./submission";

const message = {
  Art: "kontakt",
  Text: "Guten Tag",
  Schluessel: "a-key-of-sixteen-signs",
};

const isTaken = (more: object) => Message.safeParse({ ...message, ...more }).success;

test("a message is taken with its line breaks, trimmed", () => {
  const { Text } = Message.parse({ ...message, Text: " eins\n\tzwei " });
  assert.equal(Text, "eins\n\tzwei");
});

test("control characters, and those that turn the direction of writing, are refused", () => {
  for (const sign of ["\u0000", "\u001b", "\r", "\u0085", "\u2028", "\u202e", "\u2066"]) {
    assert.equal(isTaken({ Text: `a${sign}b` }), false);
    assert.equal(isTaken({ Betreff: `a${sign}b` }), false);
  }
  assert.equal(isTaken({ Betreff: "a\nb" }), false);
});

test("a page is a path of the site", () => {
  for (const Seite of ["/", "/veranstaltung/fest?x=1"]) assert.equal(isTaken({ Seite }), true);
  for (const Seite of ["https://example.org/", "//example.org", "/\\example.org", "javascript:1", "kontakt"])
    assert.equal(isTaken({ Seite }), false);
});

test("a field of another form, or none, is refused", () => {
  assert.equal(isTaken({ Titel: "x" }), false);
  assert.equal(isTaken({ Mail_versendet_am: "2026-01-01" }), false);
});

const event = {
  Art: "veranstaltung",
  Titel: "Fest",
  Schluessel: message.Schluessel,
  Daten: { Text: "Kommt!", Beginn: "2027-01-01T10:00:00Z", Ganztaegig: false },
};

test("a proposal has the fields of its kind and no others", () => {
  assert.equal(Submission.safeParse(event).success, true);
  assert.equal(Submission.safeParse({ ...event, Art: "beitrag" }).success, false);
  assert.equal(Submission.safeParse({ ...event, Daten: { ...event.Daten, Slug: "fest" } }).success, false);
});

test("a proposed link is an address of the web without a password in it", () => {
  for (const Link of ["https://example.org/a", "http://example.org"])
    assert.equal(Submission.safeParse({ ...event, Daten: { ...event.Daten, Link } }).success, true);
  for (const Link of ["/kontakt", "javascript:alert(1)", "https://a:b@example.org", "ftp://example.org"])
    assert.equal(Submission.safeParse({ ...event, Daten: { ...event.Daten, Link } }).success, false);
});

test("an event does not end before it begins", () => {
  const Daten = { ...event.Daten, Ende: "2027-01-01T09:00:00Z" };
  assert.equal(Submission.safeParse({ ...event, Daten }).success, false);
});
