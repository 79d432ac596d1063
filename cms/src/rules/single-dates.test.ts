import assert from "node:assert/strict";
import { test } from "node:test";
import { singleDatesFit } from "./single-dates";

/** Fridays, 19.30 in the village */
const series = { Beginn: "2026-10-02T17:30:00.000Z", Wiederholung: "FREQ=WEEKLY;COUNT=8" };
const problems = (rows: object[], stored: object = {}) =>
  singleDatesFit({ ...series, Ausnahmen: rows }, { ...stored }).map(({ path, message }) => [
    path.slice(1).join(" "),
    message,
  ]);
const day = "2026-10-09";
const moved = { Datum: day, Art: "verlegt", Beginn: "2026-10-10T13:00:00.000Z" };

test("what is said of dates that the series has is accepted", () => {
  const rows = [
    { Datum: "2026-10-02" },
    { ...moved, Ende: "2026-10-10T15:00:00.000Z", Ort: "Kirche" },
    { Datum: "2026-11-13", Art: "hinweis", Hinweis: "Mit Noten" },
    { Datum: "2026-12-05", Art: "zusaetzlich" },
    { Datum: "2026-12-06", Art: "zusaetzlich", Beginn: "2026-12-06T23:30:00.000+01:00" },
  ];
  assert.deepEqual(problems(rows), []);
  assert.deepEqual(problems([{ Datum: null }]), []);
});

test("a change that is incomplete or contradicts itself is refused at its field", () => {
  const first = (row: object) => problems([{ Datum: day, ...row }])[0];
  assert.deepEqual(first({ Art: "verlegt" }), [
    "0 Beginn",
    "Wohin ist der Termin verlegt? Bitte geben Sie den neuen Beginn an.",
  ]);
  assert.equal(first({ ...moved, Ende: "2026-10-10T12:59:00.000Z" })?.[0], "0 Ende");
  assert.equal(
    first({ Art: "zusaetzlich", Datum: "2026-12-05", Ende: "2026-12-05T12:00:00Z" })?.[0],
    "0 Beginn",
  );
  assert.deepEqual(
    first({ Art: "zusaetzlich", Datum: "2026-12-05", Beginn: "2026-12-06T12:00:00Z" })?.[1],
    "Der Beginn muss am 5. Dezember 2026 liegen.",
  );
  assert.equal(first({ Beginn: "2026-10-10T12:59:00.000Z" })?.[0], "0 Art");
  assert.equal(first({ Art: "hinweis" })?.[0], "0 Hinweis");
});

test("a day is named once, and must be a date of the series, an added one must not", () => {
  assert.deepEqual(problems([moved, { Datum: day }]), [
    ["1 Datum", "Für den 9. Oktober 2026 gibt es zwei Ausnahmen. Bitte behalten Sie eine davon."],
  ]);
  assert.deepEqual(problems([{ Datum: "2026-10-08" }, { Datum: "2026-11-27" }]), [
    ["0 Datum", "Am 8. Oktober 2026 ist kein Termin der Wiederholung."],
    ["1 Datum", "Am 27. November 2026 ist kein Termin der Wiederholung."],
  ]);
  assert.equal(problems([{ Datum: day, Art: "zusaetzlich" }])[0]?.[0], "0 Datum");
});

test("a date is not moved to its own day and minute, unless its end or place is another", () => {
  const same = { Datum: day, Art: "verlegt", Beginn: "2026-10-09T17:30:00.000Z" };
  assert.deepEqual(problems([same]), [
    [
      "0 Beginn",
      "Das sind derselbe Tag und dieselbe Uhrzeit. Bitte geben Sie den neuen Beginn an, oder nehmen Sie die Verlegung zurück.",
    ],
  ]);
  assert.deepEqual(problems([{ ...same, Ende: "2026-10-09T20:00:00.000Z" }]), []);
  assert.deepEqual(problems([{ ...same, Ort: "Kirche" }]), []);
  // After the end of summer time the same clock is another minute.
  assert.equal(problems([{ ...same, Datum: "2026-10-30", Beginn: "2026-10-30T18:30:00.000Z" }]).length, 1);
  assert.deepEqual(problems([same], { Ausnahmen: [same] }), []);
});

test("a series may lose dates of which something is said already", () => {
  const stored = { Ausnahmen: [{ id: 4, ...moved, Datum: "2026-11-20" }] };
  const shorter = { ...series, Wiederholung: "FREQ=WEEKLY;COUNT=3", ...stored };
  assert.deepEqual(singleDatesFit(shorter, stored), []);
  assert.equal(singleDatesFit(shorter, {}).length, 1);
  assert.equal(singleDatesFit({ Wiederholung: "FREQ=WEEKLY;COUNT=3" }, { ...series, ...stored }).length, 0);
});

test("an event without a rule has changes of single dates only together with added ones", () => {
  const once = (rows: object[]) => singleDatesFit({ Beginn: series.Beginn, Ausnahmen: rows }, {});
  const added = { Datum: "2026-12-05", Art: "zusaetzlich" };
  assert.deepEqual(once([added, { Datum: "2026-10-02" }]), []);
  assert.match(once([{ Datum: "2026-10-02" }])[0]?.message ?? "", /Terminstatus/);
  assert.equal(once([added, { Datum: "2026-10-09" }]).length, 1);
});
