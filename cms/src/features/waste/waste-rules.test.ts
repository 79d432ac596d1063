import assert from "node:assert/strict";
import { after, test } from "node:test";
import { calendarAddress } from "./waste-rules";

after(() => {
  delete process.env.CALENDAR_HOSTS;
});

test("the address of a calendar needs https, but on a server that the operator allows", () => {
  process.env.CALENDAR_HOSTS = "http://10.0.0.5:8080";
  const problems = (Kalender_Adresse: string) => calendarAddress({ Kalender_Adresse }, {}).length;
  assert.equal(problems("http://10.0.0.5:8080/abfuhr.ics"), 0);
  assert.equal(problems("webcal://entsorger.example/abfuhr.ics"), 0);
  for (const address of [
    "http://10.0.0.5/abfuhr.ics",
    "http://10.0.0.5:8080.example/",
    "ftp://10.0.0.5:8080/",
  ])
    assert.equal(problems(address), 1, address);
});
