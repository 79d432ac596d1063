import "@/lib/testing/server-environment";
import { categories } from "@/lib/cms/categories";
import { events } from "@/lib/cms/events";
import { organisations } from "@/lib/cms/organisations";
import { hidden, ticked } from "@/lib/forms/values";
import { anEventItem } from "@/lib/testing/factories";
import { getKeptRegistration } from "./kept-registration";
import { receiveRegistration } from "./receive-registration";

jest.mock("@/lib/monitoring/report-error");
jest.mock("@/lib/http/visitor-address", () => ({
  visitorKey: (headers: Headers) => headers.get("x-visitor") ?? "",
}));

const attendance = { places: 12, deadlineDays: 2, question: "Mit dem Bus?", phone: undefined, states: {} };
const hike = anEventItem({ slug: "wanderung", attendance });
const series = anEventItem({ slug: "kurs", recurrence: "FREQ=WEEKLY", attendance });
const fest = anEventItem({ slug: "fest" });

const sent: unknown[] = [];
let answer = { status: 202, body: { data: {} } as object };
beforeEach(() => {
  jest.useFakeTimers({
    now: new Date("2026-11-24T12:00:00Z"),
    doNotFake: ["setImmediate", "performance", "setTimeout"],
  });
  sent.length = 0;
  answer = { status: 202, body: { data: {} } };
  jest.spyOn(events, "ready").mockResolvedValue({ items: [hike, series, fest], byId: new Map() });
  for (const collection of [categories, organisations])
    jest.spyOn(collection, "ready").mockResolvedValue({ items: [], byId: new Map() });
  jest.spyOn(global, "fetch").mockImplementation(async (_url, init) => {
    sent.push(JSON.parse(String(init?.body)).data);
    return Response.json(answer.body, { status: answer.status });
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

let visitors = 0;
const newVisitor = () => {
  visitors += 1;
  return `visitor ${visitors}`;
};

const typed = {
  name: "Familie Probe",
  email: "Probe@Grün.example",
  places: "3",
  answer: "ja",
  note: "",
  reminder: ticked,
};

async function send(slug: string, values: Record<string, string>, headers: Record<string, string> = {}) {
  const request = new Request(`http://localhost/api/anmelden/${slug}`, {
    method: "POST",
    headers: { "Sec-Fetch-Site": "same-origin", "X-Visitor": newVisitor(), ...headers },
    body: new URLSearchParams(values),
  });
  const response = await receiveRegistration(request, slug);
  const location = response.headers.get("Location") ?? "";
  const kept = await getKeptRegistration(new URL(location || "/", "http://x").searchParams.get("antwort"));
  return { status: response.status, location, kept };
}

test("a registration goes to the CMS once, as typed, and the page says that a mail is on its way", async () => {
  expect(await send("wanderung", typed)).toMatchObject({
    status: 303,
    location: "/anmelden/wanderung?stand=gesendet&personen=3",
  });
  expect(sent).toEqual([
    {
      Veranstaltung: hike.id,
      Tag: "",
      Name: "Familie Probe",
      E_Mail: "Probe@xn--grn-ioa.example",
      Plaetze: 3,
      Antwort: "ja",
      Erinnerung: true,
    },
  ]);
});

test("of a series it is for the date of the day, or the next", async () => {
  await send("kurs", { ...typed, day: "2026-12-05" });
  expect((await send("kurs", { ...typed, day: "2026-12-04" })).location).toBe(
    "/anmelden/kurs?tag=2026-11-28&stand=gesendet&personen=3",
  );
  expect(sent).toMatchObject([{ Tag: "2026-12-05" }, { Tag: "2026-11-28" }]);
});

test("errors come back with what was typed, and nothing is sent", async () => {
  const { location, kept } = await send("wanderung", { ...typed, email: "probe", name: "" });
  expect(location).toMatch(/^\/anmelden\/wanderung\?antwort=[\w-]{24}#meldung$/);
  expect(kept?.values).toEqual({ email: "probe", places: "3", answer: "ja", reminder: "ja" });
  expect(Object.keys(kept?.problem.errors ?? {})).toEqual(["name", "email"]);
  expect(sent).toEqual([]);
});

test.each([
  ["another site", {}, { "Sec-Fetch-Site": "cross-site" }, "foreign"],
  ["a robot", { [hidden.trap]: "x" }, {}, "trap"],
] as const)("%s sends nothing", async (_, more, headers, refusal) => {
  expect((await send("wanderung", { ...typed, ...more }, headers)).kept?.problem).toEqual({ refusal });
  expect(sent).toEqual([]);
});

test.each([
  [409, "closed"],
  [400, "declined"],
  [503, "unavailable"],
] as const)("a CMS that answers %s is no success", async (status, refusal) => {
  answer = { status, body: { error: { name: "ConflictError", message: "x", details: {} } } };
  expect((await send("wanderung", typed)).kept?.problem).toEqual({ refusal });
  expect(sent).toHaveLength(1);
});

test("twenty an hour come from one network", async () => {
  const headers = { "X-Visitor": newVisitor() };
  for (let count = 0; count < 20; count += 1) await send("wanderung", typed, headers);
  expect((await send("wanderung", typed, headers)).kept?.problem).toEqual({ refusal: "tooMany" });
  expect(sent).toHaveLength(20);
});

test("where nobody registers there is no form to send", async () => {
  expect((await send("fest", typed)).status).toBe(404);
  expect((await send("gibt-es-nicht", typed)).status).toBe(404);
  jest.setSystemTime(new Date("2026-12-01T12:00:00Z"));
  const { kept } = await send("wanderung", typed);
  expect(kept?.problem).toEqual({});
  expect(sent).toEqual([]);
});
