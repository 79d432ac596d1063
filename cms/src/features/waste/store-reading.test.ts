import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import schema from "../../api/abfallbezirk/content-types/abfallbezirk/schema.json";
import { rows } from "../../database/rows";
import { openDatabase } from "../../database/testing/open-database";
import { storeReading, takeOver } from "./read-district";
import { districtType } from "./waste-district";

const now = new Date("2026-11-28T10:00:00Z");
const documentId = "musterbach";
const KalenderAdresse = "https://entsorger.example/abfuhr.ics";
let database: Awaited<ReturnType<typeof openDatabase>>;

const calendar = (...days: string[]) =>
  [
    "BEGIN:VCALENDAR",
    ...days.flatMap((day) => ["BEGIN:VEVENT", `DTSTART;VALUE=DATE:${day}`, "SUMMARY:Bio", "END:VEVENT"]),
    "END:VCALENDAR",
  ].join("\r\n");

before(async () => {
  database = await openDatabase({ [districtType]: schema });
  const data = {
    documentId,
    Name: "Musterbach",
    Slug: "musterbach",
    Kalender_Adresse: KalenderAdresse,
    Termine: "",
  };
  await rows(database.strapi, districtType).create({ data });
});
after(() => database.close());

const stored = async () => {
  const district = await rows(database.strapi, districtType).findOne({ where: { documentId } });
  if (!district) throw new Error("The district is gone.");
  return district;
};

/** Reads a calendar, as the task of each hour does. */
async function read(text: string, compared?: Awaited<ReturnType<typeof stored>>) {
  const district = compared ?? (await stored());
  const answer = { is: "new", text, host: "entsorger.example", state: { hash: text } } as const;
  await storeReading(database.strapi, district, await takeOver(district, answer, now));
}

test("days that could not be stored come with the next reading, and later ones do not take them for removed", async () => {
  await read(calendar("20270105"));
  await database.execute(
    "create trigger refused before update of termine on abfallbezirke begin select raise(abort, 'refused'); end",
  );
  await assert.rejects(read(calendar("20270105", "20270119")), /refused/);
  const { Lesestand } = await stored();
  assert.equal((Lesestand as { reading: { hash: string } }).reading.hash, calendar("20270105"));
  await database.execute("drop trigger refused");

  await read(calendar("20270105", "20270119"));
  assert.equal((await stored()).Termine, "05.01.2027 Bio\n19.01.2027 Bio");
  await read(calendar("20270105", "20270119", "20270202"));
  assert.equal((await stored()).Termine, "05.01.2027 Bio\n19.01.2027 Bio\n02.02.2027 Bio");
});

test("what an editor saves while a calendar is compared stays, and the calendar is compared again", async () => {
  const districtBefore = await stored();
  await rows(database.strapi, districtType).updateMany({
    where: { documentId },
    data: { Termine: "05.01.2027 Bio" },
  });
  await read(calendar("20270105", "20270301"), districtBefore);
  const { Termine, Lesestand } = await stored();
  assert.equal(Termine, "05.01.2027 Bio");
  assert.deepEqual(Lesestand, districtBefore.Lesestand);
});
