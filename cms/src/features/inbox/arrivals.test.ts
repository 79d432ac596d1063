import assert from "node:assert/strict";
import { test } from "node:test";
import { Message, Submission } from "./arrivals";

const message = {
  Art: "kontakt",
  Name: "Nachbarin",
  E_Mail: "nachbarin@example.org",
  Betreff: "Frage",
  Text: "Guten Tag",
  Schluessel: "a-key-of-sixteen-signs",
};

const isValidMessage = (changes: object) => Message.safeParse({ ...message, ...changes }).success;

test("a message keeps its line breaks and is trimmed", () => {
  const { Text } = Message.parse({ ...message, Text: " eins\n\tzwei " }) as { Text?: unknown };
  assert.equal(Text, "eins\n\tzwei");
});

test("control characters, and those that change the direction of writing, are refused", () => {
  for (const sign of ["\u0000", "\u001b", "\r", "\u0085", "\u2028", "\u202e", "\u2066"]) {
    assert.equal(isValidMessage({ Text: `a${sign}b` }), false);
    assert.equal(isValidMessage({ Betreff: `a${sign}b` }), false);
  }
  assert.equal(isValidMessage({ Betreff: "a\nb" }), false);
});

test("each address is stored in one spelling, with the umlauts of its domain", () => {
  const stored = (E_Mail: string) => Message.parse({ ...message, E_Mail }).E_Mail;
  const address = "vorstand@sv-grün-weiß.example";
  for (const written of [address, "vorstand@SV-Grün-Weiß.example", "vorstand@xn--sv-grn-wei-f4a65a.example"])
    assert.equal(stored(written), address);
  assert.equal(stored("vorstand@sv-grün-weiss.example"), "vorstand@sv-grün-weiss.example");
  for (const E_Mail of ["jörg@example.org", "a@example", "a@b c.example"])
    assert.equal(isValidMessage({ E_Mail }), false);
});

test("the page of a report is a path of the site", () => {
  const { Name, E_Mail, Betreff, ...report } = { ...message, Art: "barriere" };
  const isValid = (Seite: string) => Message.safeParse({ ...report, Seite }).success;
  for (const page of ["/", "/veranstaltung/fest?x=1"]) assert.equal(isValid(page), true);
  for (const page of ["https://example.org/", "//example.org", "/\\example.org", "javascript:1", "kontakt"])
    assert.equal(isValid(page), false);
});

test("the page of a report is stored without what it would open", () => {
  const { Name, E_Mail, Betreff, ...report } = { ...message, Art: "barriere" };
  const storedPage = (Seite: string) => Object(Message.parse({ ...report, Seite })).Seite;
  assert.equal(storedPage("/bescheid/an-order_9?stand=geaendert"), "/bescheid");
  assert.equal(storedPage("/kontakt?antwort=an-answer"), "/kontakt");
  assert.equal(storedPage("/suchergebnisse?q=fest"), "/suchergebnisse?q=fest");
});

test("attributes of another form and attributes that no form sends are refused", () => {
  assert.equal(isValidMessage({ Titel: "x" }), false);
  assert.equal(isValidMessage({ Seite: "/" }), false);
  assert.equal(isValidMessage({ Mail_versendet_am: "2026-01-01" }), false);
});

test("a confirmation needs an address", () => {
  const { Name, E_Mail, Betreff, ...report } = { ...message, Art: "barriere" };
  assert.equal(Message.safeParse(report).success, true);
  assert.equal(Message.safeParse({ ...report, Bestaetigung_gewuenscht: true }).success, false);
});

const { Betreff: _, Text, ...sender } = message;
const event = {
  ...sender,
  Art: "veranstaltung",
  Titel: "Fest",
  Daten: { Text, Ort: "Anger", Beginn: "2027-01-01T10:00:00Z", Ganztaegig: false },
};

test("a proposal has the attributes of its form and no others", () => {
  assert.equal(Submission.safeParse(event).success, true);
  assert.equal(Submission.safeParse({ ...event, Art: "beitrag" }).success, false);
  assert.equal(Submission.safeParse({ ...event, Daten: { ...event.Daten, Slug: "fest" } }).success, false);
});

test("a proposed website is a web address without credentials", () => {
  const isValid = (Webseite: string) =>
    Submission.safeParse({
      ...sender,
      Art: "organisation",
      Titel: "Chor",
      Daten: { Text, Organisation: "verein", Webseite },
    }).success;
  for (const address of ["https://example.org/a", "http://example.org"]) assert.equal(isValid(address), true);
  for (const address of ["/kontakt", "javascript:alert(1)", "https://a:b@example.org", "ftp://example.org"])
    assert.equal(isValid(address), false);
});

test("an event does not end before it begins", () => {
  const isValid = (Ende: string) =>
    Submission.safeParse({ ...event, Daten: { ...event.Daten, Ende } }).success;
  assert.equal(isValid("2027-01-01T09:00:00Z"), false);
  assert.equal(isValid("2027-01-01T11:00:00Z"), true);
});
