import "@/lib/testing/server-environment";
import { changeByVisitor } from "./change-registration";
import { aRegistration } from "./testing/a-registration";

jest.mock("@/lib/monitoring/report-error");
let visitors = 0;
jest.mock("@/lib/http/visitor-address", () => ({
  visitorKey: () => {
    visitors += 1;
    return `visitor ${visitors}`;
  },
}));

const code = "c".repeat(32);
const sent: { url: string; data: unknown }[] = [];
let status = 200;
let wort = "voll";
beforeEach(() => {
  sent.length = 0;
  status = 200;
  wort = "voll";
  jest.spyOn(global, "fetch").mockImplementation(async (url, init) => {
    sent.push({ url: String(url), data: JSON.parse(String(init?.body)).data });
    const refusal = { error: { name: "ConflictError", message: "x", details: { wort } } };
    return Response.json(status === 200 ? { data: aRegistration() } : refusal, { status });
  });
});
afterEach(() => jest.restoreAllMocks());

async function press(values: Record<string, string>, { of = code, site = "same-origin" } = {}) {
  const request = new Request(`http://localhost/api/anmeldung/${of}`, {
    method: "POST",
    headers: { "Sec-Fetch-Site": site },
    body: new URLSearchParams(values),
  });
  const response = await changeByVisitor.POST(request, { params: Promise.resolve({ code: of }) });
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  return response.headers.get("Location");
}

const page = `/anmeldung/${code}`;

test.each([
  [{ aktion: "bestaetigen" }, { Aktion: "bestaetigen" }, page],
  [{ aktion: "bestaetigen", plaetze: "2" }, { Aktion: "bestaetigen", Plaetze: 2 }, page],
  [{ aktion: "warteliste" }, { Aktion: "bestaetigen", Warteliste: true }, page],
  [{ aktion: "aendern", plaetze: "3" }, { Aktion: "aendern", Plaetze: 3 }, `${page}?stand=geaendert`],
  [{ aktion: "annehmen", plaetze: "2" }, { Aktion: "annehmen", Plaetze: 2 }, page],
  [{ aktion: "warten", plaetze: "2" }, { Aktion: "warten" }, page],
  [{ aktion: "ablehnen" }, { Aktion: "ablehnen" }, page],
  [{ aktion: "absagen" }, { Aktion: "absagen" }, page],
  [{ aktion: "erinnern" }, { Aktion: "erinnern", Erinnerung: true }, `${page}?stand=geaendert`],
  [{ aktion: "nicht-erinnern" }, { Aktion: "erinnern", Erinnerung: false }, `${page}?stand=geaendert`],
])("the button %j asks the CMS for %j", async (values, data, to) => {
  expect(await press(values)).toBe(to);
  expect(sent).toEqual([{ url: expect.stringMatching(`/api/anmeldungen/zugang/${code}$`), data }]);
});

test("more places than are free change nothing and are said; what is too late shows the page as it is", async () => {
  status = 409;
  expect(await press({ aktion: "aendern", plaetze: "3" })).toBe(`${page}?stand=voll`);
  expect(await press({ aktion: "bestaetigen" })).toBe(page);
  for (wort of ["geschlossen", "verfallen"])
    expect(await press({ aktion: "aendern", plaetze: "3" })).toBe(page);
});

test("other sites, buttons that are none and a CMS that fails change nothing", async () => {
  expect(await press({ aktion: "absagen" }, { site: "cross-site" })).toBe(`${page}?stand=misslungen`);
  for (const values of [{}, { aktion: "loeschen" }, { aktion: "aendern", plaetze: "99" }])
    expect(await press(values)).toBe(`${page}?stand=misslungen`);
  expect(await press({ aktion: "absagen" }, { of: ".." })).toBe("/anmeldung/..");
  expect(sent).toEqual([]);
  status = 503;
  expect(await press({ aktion: "absagen" })).toBe(`${page}?stand=misslungen`);
});
