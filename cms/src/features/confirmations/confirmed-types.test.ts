import assert from "node:assert/strict";
import { test } from "node:test";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { monthsUntilAsked } from "@dorfforum/shared/confirmations/limits";
import settings from "../../api/allgemeine-einstellung/content-types/allgemeine-einstellung/schema.json";
import { toRequest } from "./confirmation-mail";
import { monthsBefore } from "./confirmed-types";

for (const [instant, months, day, before] of [
  ["2026-11-28T10:00:00Z", 12, "2026-11-28", "2025-11-28"],
  // Already the next day in the village
  ["2026-12-31T23:30:00Z", 12, "2027-01-01", "2026-01-01"],
  ["2028-02-29T12:00:00Z", 12, "2028-02-29", "2027-02-28"],
  ["2026-03-31T12:00:00Z", 1, "2026-03-31", "2026-02-28"],
] as const)
  test(`the day of ${instant} and the day ${months} months before`, () => {
    const now = new Date(instant);
    assert.deepEqual([berlinDay(now), monthsBefore(now, months)], [day, before]);
  });

test("the setting says after how many months a mail asks, and cannot be shorter", () => {
  const { min, pluginOptions } = settings.attributes.Bestaetigung_Monate;
  assert.ok(pluginOptions.redaktion.help.includes(`Nach ${monthsUntilAsked} Monaten fragt eine Mail`));
  assert.ok(min > monthsUntilAsked);
});

test("the mail names entry, month and link, and no line break begins a header", () => {
  const link = "https://dorf.example/bestaetigen/x";
  const asked = {
    title: "Chor\nBcc: x@example.org",
    address: "chor@example.org",
    confirmedOn: "2025-11-28",
    link,
  };
  const mail = toRequest(asked, { site: "Dorf", editors: "redaktion@example.org" });
  assert.equal(mail.subject, "Stimmt noch alles? Chor Bcc: x@example.org");
  assert.match(mail.text, /Zuletzt wurde er im November 2025 bestätigt/);
  assert.ok(mail.text.includes(link));
});
