import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, test } from "node:test";
import { readAgain } from "./schedule-waste";

const now = new Date("2026-11-28T10:00:00Z");
const options = { isAllowed: () => true, onlyHttps: false };
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
  const district = { Kalender_Adresse: address, Termine: "15.12.2026 Bio\n05.01.2027 Papier" };
  answer = calendar("20270105 Papier", "20270106 Bio");
  const first = await readAgain(district, now, options);
  // What stands there of 2027 is what the editor wants.
  assert.equal(first.text, undefined);

  const second = await readAgain({ ...district, Lesestand: first.Lesestand }, now, options);
  assert.deepEqual([second.text, asked], [undefined, 2]);

  answer = calendar("20270105 Papier", "20270106 Bio", "20270119 Papier");
  const third = await readAgain({ ...district, Lesestand: second.Lesestand }, now, options);
  assert.equal(third.text, "15.12.2026 Bio\n05.01.2027 Papier\n19.01.2027 Papier");

  answer = calendar("20280104 Papier", "20271228 Papier");
  const fourth = await readAgain(
    { ...district, Termine: third.text, Lesestand: third.Lesestand },
    now,
    options,
  );
  assert.equal(fourth.text, `${third.text}\n28.12.2027 Papier`);
});

test("a page to log in, an empty calendar and one that has lost most of its days change nothing, and it is said", async () => {
  answer = calendar(...weekly(8));
  const { text, Lesestand } = await readAgain({ Kalender_Adresse: address, Termine: "" }, now, options);
  assert.equal(text?.split("\n").length, 8);
  const stored = { Kalender_Adresse: address, Termine: text, Lesestand };
  for (const [content, sentence] of [
    ["<!doctype html><title>Anmelden</title>", /Internetseite/],
    [calendar(), /keine Abholtage/],
    [calendar(...weekly(8)).slice(0, -20), /abgeschnitten/],
    [calendar(...weekly(2)), /mehr als die Hälfte/],
  ] as const) {
    answer = content;
    const read = await readAgain(stored, now, options);
    assert.equal(read.text, undefined);
    assert.match(read.Lesestand.problem ?? "", sentence);
    assert.doesNotMatch(read.Lesestand.problem ?? "", /abfuhr\.ics/);
  }
  const taken = { ...stored, Termine: "10.01.2027 Bio\n11.01.2027 Bio" };
  answer = calendar(...weekly(2));
  assert.equal((await readAgain(taken, now, options)).Lesestand.problem, undefined);
});
