import assert from "node:assert/strict";
import { test } from "node:test";
import type { Booking } from "./booking";
import { dueMail, notesOfConfirmed } from "./reminders";

const now = new Date("2026-12-01T12:00:00Z");
const at = (Beginn: string) => ({ Beginn, Ende: Beginn, Belegt_von: Beginn, Belegt_bis: Beginn });

/** A confirmed booking for the evening after tomorrow */
const booking = (more: object = {}) =>
  ({
    Bearbeitungsstand: "bestätigt",
    E_Mail: "feier@example.org",
    ...at("2026-12-03T18:00:00.000Z"),
    Letzter_Tag: "2026-12-03",
    ...more,
  }) as Booking;
const slot = (Letzter_Tag: string, more: object = {}) =>
  booking({ Wiederholung: "FREQ=WEEKLY", Letzter_Tag, ...more });

for (const [what, each, expected] of [
  ["of a date in two days", booking(), "erinnerung"],
  ["of a date in exactly three days", booking(at("2026-12-04T12:00:00.000Z")), "erinnerung"],
  ["of a date in more than three days", booking(at("2026-12-04T12:01:00.000Z")), undefined],
  ["of a date that has begun", booking(at("2026-12-01T11:59:00.000Z")), undefined],
  ["a second time", booking({ Erinnert_am: "2026-12-01T09:23:00.000Z" }), undefined],
  ["without an address", booking({ E_Mail: null }), undefined],
  ["of what was taken back", booking({ Bearbeitungsstand: "frei gegeben" }), undefined],
  ["of what nobody has confirmed", booking({ Bearbeitungsstand: "neu" }), undefined],
  ["of a standing slot's single dates", slot("2027-06-30"), undefined],
  ["of a slot that ends in four weeks", slot("2026-12-29"), "verlaengerung"],
  ["of a slot that ends in four weeks and a day", slot("2026-12-30"), undefined],
  ["of a slot that ends today", slot("2026-12-01"), "verlaengerung"],
  ["of a slot that is over", slot("2026-11-30"), undefined],
  [
    "of a slot, a second time",
    slot("2026-12-29", { Nach_Verlaengerung_gefragt_am: "2026-12-01T09:23:00.000Z" }),
    undefined,
  ],
] as const)
  test(`a requester is told by the clock: ${what}`, () => assert.equal(dueMail(each, now), expected));

for (const [what, each, isNotified, expected] of [
  ["a mail says it two days before", booking(), true, now],
  ["nobody is told two days before: mail is off", booking(), false, null],
  ["a mail says it a week before", booking(at("2026-12-08T18:00:00.000Z")), true, null],
] as const)
  test(`a confirmation stands for the reminder only where ${what}`, () =>
    assert.equal(notesOfConfirmed(each, isNotified, now).Erinnert_am, expected));
