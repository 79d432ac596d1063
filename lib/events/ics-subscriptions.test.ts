import "@/lib/testing/server-environment";
import { categories } from "@/lib/cms/categories";
import { startFakeCms } from "@/lib/testing/fake-cms";
import { loadCollections } from "@/lib/testing/load-collections";
import { getCalendarFile, getEventFile, subscriptionOf } from "./ics-subscriptions";

const event = {
  documentId: "fest",
  updatedAt: "2026-01-01T00:00:00.000Z",
  Titel: "Dorffest",
  Slug: "dorffest",
  Beginn: "2027-06-05T12:00:00.000Z",
  Kategorien: [{ documentId: "feste" }],
};
let category = { documentId: "feste", updatedAt: "2026-01-01T00:00:00.000Z", Name: "Feste", Slug: "feste" };
let stop: () => Promise<unknown>;

/** A CMS that has one event of one category. */
beforeAll(async () => {
  stop = await startFakeCms((path) => {
    if (path === "/api/veranstaltungen") return [event];
    return path === "/api/kategorien" ? [category] : [];
  });
  await loadCollections();
}, 30_000);
afterAll(() => stop());

test("an event's file is written once, and anew when a category in it gets another name", async () => {
  const file = await getEventFile("dorffest");
  expect(file?.body).toContain("CATEGORIES:Feste");
  expect(file?.body).toContain("dorffest/kalender.ics");
  expect(await getEventFile("dorffest")).toBe(file);

  category = { ...category, updatedAt: "2026-01-02T00:00:00.000Z", Name: "Feiern" };
  categories.replica.expire("feste");
  await categories.ready();
  expect((await getEventFile("dorffest"))?.body).toContain("CATEGORIES:Feiern");
});

test("a single event's date has the same entry under its own address", async () => {
  const whole = await getEventFile("dorffest");
  const date = await getEventFile("dorffest", "2027-06-05");
  expect(date?.body).toContain("tag=2027-06-05");
  expect(date?.body).not.toBe(whole?.body);
  expect(await getEventFile("dorffest", "2027-06-06")).toBeUndefined();
  expect(await getEventFile("fehlt")).toBeUndefined();
});

test("a subscription can ask for an alarm before each date", async () => {
  const fileOf = async (query: string) =>
    (await getCalendarFile(subscriptionOf(new URLSearchParams(query)))).body;
  const plain = await fileOf("");
  expect(plain).not.toContain("VALARM");
  const alarm = [
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "TRIGGER:-PT1H",
    "DESCRIPTION:Erinnerung",
    "END:VALARM",
    "",
  ];
  const entryIn = (text: string) => text.slice(text.indexOf("BEGIN:VEVENT"));
  const reminding = await fileOf("erinnerung=1stunde");
  expect(entryIn(reminding).replace(alarm.join("\r\n"), "")).toBe(entryIn(plain));
  expect(entryIn(reminding)).not.toBe(entryIn(plain));
  expect(await fileOf("erinnerung=gestern")).toBe(plain);
});
