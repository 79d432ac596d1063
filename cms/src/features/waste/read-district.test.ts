import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, test } from "node:test";
import { fetchCalendar } from "../../calendar-files/fetch-calendar";
import { takeOver } from "./read-district";
import type { DistrictState } from "./waste-district";

const now = new Date("2026-11-28T10:00:00Z");
const options = { now, isAllowed: () => true, onlyHttps: false };
let answer = "";
let asked = 0;
let address = "";

const server = createServer((request, response) => {
  asked += 1;
  const etag = `"${answer.length}"`;
  if (request.headers["if-none-match"] === etag) response.writeHead(304).end();
  else response.writeHead(200, { ETag: etag }).end(answer);
});
before(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/abfuhr.ics`;
});
after(() => server.close());

type Stored = { Termine: string | undefined; Lesestand?: DistrictState };

/** Reads the server's address for a district. */
async function readAgain(stored: Stored, from = address) {
  const answer = await fetchCalendar(from, stored.Lesestand?.reading ?? {}, options);
  const { text, state } = await takeOver({ Kalender_Adresse: from, ...stored }, answer, now);
  return { text, Lesestand: state };
}

const calendar = (...lines: string[]) =>
  [
    "BEGIN:VCALENDAR",
    ...lines.flatMap((line) => {
      const [day = "", title = ""] = line.split(" ");
      return ["BEGIN:VEVENT", `DTSTART;VALUE=DATE:${day}`, `SUMMARY:${title}`, "END:VEVENT"];
    }),
    "END:VCALENDAR",
    "",
  ].join("\r\n");

const weekly = (count: number) => Array.from({ length: count }, (_, at) => `202701${10 + at} Bio`);

test("the calendar is taken over when it has changed, and never what an editor has changed", async () => {
  const district = { Termine: "15.12.2026 Bio\n05.01.2027 Papier" };
  answer = calendar("20270105 Papier", "20270106 Bio");
  const first = await readAgain(district);
  // What stands there of 2027 is what the editor wants.
  assert.equal(first.text, undefined);
  assert.deepEqual(first.Lesestand.told, [
    "Ein Tag steht nur im Kalender: 6.1. Bio. Mit „Adresse jetzt lesen“ übernehmen Sie ihn ganz.",
  ]);

  const second = await readAgain({ ...district, Lesestand: first.Lesestand });
  assert.deepEqual([second.text, asked], [undefined, 2]);

  answer = calendar("20270105 Papier", "20270106 Bio", "20270119 Papier");
  const third = await readAgain({ ...district, Lesestand: second.Lesestand });
  assert.equal(third.text, "15.12.2026 Bio\n05.01.2027 Papier\n19.01.2027 Papier");

  answer = calendar("20280104 Papier", "20271228 Papier");
  const fourth = await readAgain({ ...district, Termine: third.text, Lesestand: third.Lesestand });
  assert.equal(fourth.text, `${third.text}\n28.12.2027 Papier`);
});

test("a page to log in, an empty calendar and one that has lost most of its days change nothing, and it is said", async () => {
  answer = calendar(...weekly(8));
  const { text, Lesestand } = await readAgain({ Termine: "" });
  assert.equal(text?.split("\n").length, 8);
  const stored = { Termine: text, Lesestand };
  for (const [content, sentence] of [
    ["<!doctype html><title>Anmelden</title>", /Internetseite/],
    [calendar(), /keine Abholtage/],
    [calendar(...weekly(8)).slice(0, -20), /abgeschnitten/],
    [calendar(...weekly(2)), /mehr als die Hälfte/],
  ] as const) {
    answer = content;
    const read = await readAgain(stored);
    assert.equal(read.text, undefined);
    const told = `${read.Lesestand.problem} ${read.Lesestand.waiting}`;
    assert.match(told, sentence);
    assert.doesNotMatch(told, /abfuhr\.ics/);
  }
  const taken = { ...stored, Termine: "10.01.2027 Bio\n11.01.2027 Bio" };
  answer = calendar(...weekly(2));
  const { problem, waiting } = (await readAgain(taken)).Lesestand;
  assert.deepEqual([problem, waiting], [undefined, undefined]);
});

test("the next year's calendar at an address of its own, empty until it is made, leaves what is left of this year", async () => {
  answer = calendar("20261201 Bio", "20261215 Bio");
  const first = await readAgain({ Termine: "" });
  const stored = { Termine: first.text, Lesestand: first.Lesestand };
  const next = address.replace("abfuhr", "abfuhr-2027");
  answer = calendar();
  const empty = await readAgain(stored, next);
  assert.equal(empty.text, undefined);
  assert.match(empty.Lesestand.problem ?? "", /keine Abholtage/);
  answer = calendar("20270105 Bio");
  const { text, Lesestand } = await readAgain({ ...stored, Lesestand: empty.Lesestand }, next);
  assert.equal(text, "01.12.2026 Bio\n15.12.2026 Bio\n05.01.2027 Bio");
  assert.equal(Lesestand.problem, undefined);
});
