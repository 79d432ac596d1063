import assert from "node:assert/strict";
import { test } from "node:test";
import { createTransport } from "nodemailer";
import { toImprint } from "../../mail/sender";
import { notesOf } from "../../outcomes/outcome-note";
import {
  changeBetween,
  dateChanges,
  isPast,
  type PublicState,
  toPublicState,
} from "../../outcomes/public-state";
import { type Outcome, toOutcome } from "./outcome-mail";

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

test("a date of a series that is cancelled, moved or added is told, and that it is not any more", () => {
  const weekly = (...Ausnahmen: object[]) => stateOf({ Wiederholung: "FREQ=WEEKLY", Ausnahmen });
  const now = new Date("2027-11-20T12:00:00Z");
  const moved = { Datum: "2027-11-25", Art: "verlegt", Beginn: "2027-11-26T15:00:00.000Z", Ort: "Turnhalle" };
  const cancelled = { Datum: "2027-11-18", Hinweis: "Sturm" };
  assert.equal(changeBetween(weekly(), weekly(cancelled)), "dates");
  assert.equal(changeBetween(weekly(moved), weekly(moved)), undefined);
  const between = (before: object[], after: object[]) =>
    dateChanges(weekly(...before), weekly(...after), now);
  assert.deepEqual(between([], [moved, { Datum: "2027-12-01", Art: "zusaetzlich" }]), [
    "Der Termin am Donnerstag, 25. November 2027, 18–20 Uhr ist verlegt auf Freitag, 26. November 2027, 16–18 Uhr, Turnhalle.",
    "Weiterer Termin: Mittwoch, 1. Dezember 2027, 18–20 Uhr.",
  ]);
  assert.deepEqual(between([], [{ ...cancelled, Datum: "2027-12-02" }]), [
    "Der Termin am Donnerstag, 2. Dezember 2027, 18–20 Uhr fällt aus (Sturm).",
  ]);
  assert.match(between([moved], [])[0] ?? "", /^Zurückgenommen: Der Termin am Donnerstag, 25\. November/);
  const none = { Datum: "2027-12-02", Art: "kein_termin" };
  for (const before of [[], [{ ...none, Art: "faellt_aus" }]])
    assert.deepEqual(between(before, [none]), ["Am Donnerstag, 2. Dezember 2027 ist kein Termin."]);
  assert.deepEqual(between([], [{ ...none, Datum: "2027-12-03" }]), []);
  // Over, no date of the series, and a note
  assert.deepEqual(
    between([], [cancelled, { Datum: "2027-11-24" }, { Datum: "2027-12-02", Art: "hinweis", Hinweis: "A" }]),
    [],
  );
});

test("the last date of a series is told as cancelled, although the series is over with it", () => {
  const before = { ...stateOf(), isOver: false };
  assert.equal(isPast("dates", before, { ...before, isOver: true }), false);
  assert.equal(isPast("dates", { ...before, isOver: true }, before), true);
  assert.equal(isPast("moved", before, { ...before, isOver: true }), true);
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
