import assert from "node:assert/strict";
import { test } from "node:test";
import { createTransport } from "nodemailer";
import { notesOf } from "../plugins/redaktion/outcome-note";
import { type Outcome, toImprint, toOutcome } from "./outcome-texts";
import { changeBetween, type PublicState, toPublicState } from "./public-state";

const event = {
  Titel: "Lampionumzug",
  Slug: "lampionumzug",
  Kurztext: "Mit Laternen.",
  Beginn: "2027-11-11T17:00:00.000Z",
  Ende: "2027-11-11T19:00:00.000Z",
  Ort: "Dorfteich",
  Terminstatus: "geplant",
  Terminfolge: 30_000_000,
  Ausnahmen: [],
};
const stateOf = (changes: object = {}) => toPublicState("veranstaltung", { ...event, ...changes });

test("a sender is told of another day, hour, place or state, not of a corrected text", () => {
  for (const [changes, change] of [
    [{ Beginn: "2027-11-12T17:00:00.000Z", Ende: "2027-11-12T19:00:00.000Z" }, "moved"],
    [{ Beginn: "2027-11-11T16:30:00.000Z" }, "moved"],
    [{ Ende: null }, "moved"],
    [{ Ganztaegig: true }, "moved"],
    [{ Wiederholung: "FREQ=YEARLY" }, "moved"],
    [{ Ort: "Turnhalle" }, "moved"],
    [{ Terminstatus: "verschoben" }, "postponed"],
    [{ Terminstatus: "abgesagt", Ort: "Turnhalle" }, "cancelled"],
    [{ Terminstatus: "ausgebucht" }, undefined],
    [{ Titel: "Laternenumzug", Kurztext: "Mit Laternen!", Slug: "laternen" }, undefined],
    [{ Ort: "dorfteich " }, undefined],
    // As PostgreSQL's driver gives it
    [{ Beginn: new Date(event.Beginn) }, undefined],
  ] as const)
    assert.equal(changeBetween(stateOf(), stateOf(changes)), change, JSON.stringify(changes));
  assert.equal(changeBetween(undefined, stateOf()), "published");
  assert.equal(changeBetween(stateOf(), undefined), "withdrawn");
  assert.equal(changeBetween(undefined, undefined), undefined);
  assert.equal(changeBetween(stateOf({ Terminstatus: "abgesagt" }), stateOf()), "reinstated");
});

test("a date of a series that is left out is a change", () => {
  const series = { Wiederholung: "FREQ=WEEKLY" };
  const leftOut = stateOf({ ...series, Ausnahmen: [{ Datum: "2027-11-25" }, { Datum: "2027-11-18" }] });
  assert.equal(changeBetween(stateOf(series), leftOut), "moved");
  assert.match(leftOut.when ?? "", /; jeden Donnerstag; nicht am 18\. November 2027, 25\. November 2027$/);
});

test("what was waiting in the database says the same when it is read again", () => {
  const read: PublicState = JSON.parse(JSON.stringify(stateOf()));
  assert.equal(changeBetween(read, stateOf()), undefined);
});

test("each kind of entry has the address of its page", () => {
  const path = (art: Parameters<typeof toPublicState>[0], fields: object) =>
    toPublicState(art, { Titel: "a", Name: "a", Slug: "s", ...fields }).path;
  assert.equal(stateOf().path, "/veranstaltung/lampionumzug");
  assert.equal(path("beitrag", {}), "/beitrag/s");
  assert.equal(path("organisation", { Organisation: "verein" }), "/verein/s");
  assert.equal(path("organisation", { Organisation: "kindertagesstätte" }), "/einrichtung/s");
  assert.equal(path("angebot", { Ziel: "/beitrag/biete-leiter" }), "/beitrag/biete-leiter");
  for (const Ziel of ["https://example.org/", "//example.org/", "/kontakt", null])
    assert.equal(path("angebot", { Ziel }), "/angebot/s");
});

const village = { site: "Dorfforum", editors: "redaktion@example.org", siteUrl: "https://dorf.example/" };
const imprint = toImprint(village, { Gemeinde: "Gemeinde Ahornbach", Strasse: "Markt 1", Ort: "Ahornbach" });
const sent = {
  Vorgangsnummer: "V-2345-6789",
  Art: "veranstaltung",
  E_Mail: "jemand@example.org",
  createdAt: "2026-11-27T22:30:00.000Z",
  Titel: "KAUFT JETZT",
  Name: "KAUFT JETZT",
  Daten: { Text: "KAUFT JETZT" },
};
const mailOf = (outcome: Outcome) => toOutcome(outcome, sent, { ...village, imprint });

test("the mail about a publication has the address of the page, and the imprint", () => {
  const { subject, text } = mailOf({ what: "published", after: stateOf() });
  assert.equal(subject, "Veröffentlicht: Lampionumzug (V-2345-6789)");
  assert.match(text, /vom 27\. November 2026 \(Vorgangsnummer V-2345-6789\) ist jetzt veröffentlicht:\n/);
  assert.match(text, /\nWann: Donnerstag, 11\. November 2027, 18–20 Uhr\nWo: Dorfteich\n/);
  assert.match(text, /\nhttps:\/\/dorf\.example\/veranstaltung\/lampionumzug\n/);
  assert.match(
    text,
    /Gemeinde Ahornbach\nMarkt 1\nAhornbach\nImpressum: https:\/\/dorf\.example\/impressum$/,
  );
});

test("the mail about a change has old and new of what changed alone", () => {
  const { text } = mailOf({ what: "moved", before: stateOf(), after: stateOf({ Ort: "Turnhalle" }) });
  assert.match(text, /\nWann: Donn.*\nWo bisher: Dorfteich\nWo jetzt: Turnhalle\n/);
  const unknown = mailOf({ what: "moved", before: stateOf({ Ort: null }), after: stateOf() });
  assert.match(unknown.text, /\nWo bisher: –\nWo jetzt: Dorfteich\n/);
});

test("what was taken back is named, without its page", () => {
  const { subject, text } = mailOf({ what: "withdrawn", before: stateOf() });
  assert.equal(subject, "Nicht mehr auf der Website: Lampionumzug (V-2345-6789)");
  assert.match(text, /\nWann: Donn.*\nWo: Dorfteich\n/);
  assert.doesNotMatch(text, /\/veranstaltung\//);
});

test("no mail holds what was typed; that of a declined one holds kind, day, number and reason", () => {
  const declined = mailOf({ what: "declined", reason: "Das steht schon\nim Dorfforum." });
  assert.equal(declined.subject, "Nicht angenommen: Ihr Vorschlag für eine Veranstaltung (V-2345-6789)");
  assert.match(declined.text, /ist nicht angenommen worden\.\n\nDas steht schon\nim Dorfforum\.\n/);
  for (const mail of [declined, mailOf({ what: "published", after: stateOf() })])
    assert.doesNotMatch(JSON.stringify(mail), /KAUFT/);
});

test("a line break in a published title begins no header, and addresses arrive as they are", async () => {
  const Titel = "Fest\r\nBcc: alle@example.org\u2028x";
  const transport = createTransport({ streamTransport: true, buffer: true });
  for (const [E_Mail, address] of [
    ["eine.person+verein@example.org", "eine.person+verein@example.org"],
    ["vorstand@sv-grün-weiß.example", "vorstand@xn--sv-grn-wei-f4a65a.example"],
  ] as const) {
    const mail = toOutcome(
      { what: "published", after: stateOf({ Titel }) },
      { ...sent, E_Mail },
      {
        ...village,
        imprint,
      },
    );
    assert.equal(mail.subject, "Veröffentlicht: Fest Bcc: alle@example.org x (V-2345-6789)");
    const { envelope, message } = await transport.sendMail({ ...mail, from: "a@b.example" });
    assert.deepEqual(envelope.to, [address]);
    assert.doesNotMatch(String(message), /^Bcc:/im);
  }
});

test("notes of what was told are read whatever the JSON field holds", () => {
  const note = { at: "2026-11-27T10:00:00.000Z", what: "moved" };
  assert.deepEqual(notesOf({ Bescheide: [note, null, "x", { at: "bald" }] }), [note]);
  for (const Bescheide of [undefined, null, {}, "x", 3]) assert.deepEqual(notesOf({ Bescheide }), []);
});
