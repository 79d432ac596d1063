import "@/lib/testing/server-environment";
import { readFileSync } from "node:fs";
import { maxRemarkLength } from "@dorfforum/shared/feedback/limits";
import { articles } from "@/lib/cms/articles";
import { categories } from "@/lib/cms/categories";
import { getKeptRemark } from "@/lib/feedback/pending-remarks";
import { POST } from "./route";

jest.mock("@/lib/monitoring/report-error");

const updatedAt = "2026-11-01T08:00:00.000Z";
const article = articles.parse({
  documentId: "a1b2c3d4e5f6g7h8i9j0k1l2",
  updatedAt,
  Titel: "Der Bach",
  Slug: "bach",
  Datum: "2026-11-18",
});

type Sent = { Art: string; Dokument: string; Antwort?: string; Text?: string };
const sent: Sent[] = [];
/** What the CMS answers; undefined when nothing listens there */
let cmsStatus: number | undefined = 200;

beforeEach(() => {
  sent.length = 0;
  cmsStatus = 200;
  jest
    .spyOn(articles, "ready")
    .mockResolvedValue({ items: [article], byId: new Map([[article.id, article]]) });
  jest.spyOn(categories, "ready").mockResolvedValue({ items: [], byId: new Map() });
  jest.spyOn(global, "fetch").mockImplementation(async (_url, init) => {
    if (cmsStatus === undefined) throw new TypeError("fetch failed");
    sent.push(JSON.parse(String(init?.body)).data);
    return Response.json({ data: {} }, { status: cmsStatus });
  });
});
afterEach(() => jest.restoreAllMocks());

let visitors = 0;

type Options = { headers?: Record<string, string>; art?: string; slug?: string };

function post(
  fields: Record<string, string>,
  { headers = {}, art = "beitrag", slug = "bach" }: Options = {},
) {
  visitors += 1;
  const request = new Request(`http://localhost/api/rueckmeldung?art=${art}&seite=${slug}`, {
    method: "POST",
    headers: {
      "Sec-Fetch-Site": "same-origin",
      "x-dorfforum-connection": `192.0.2.${visitors}`,
      ...headers,
    },
    body: new URLSearchParams(fields),
  });
  return POST(request);
}

const dokument = { Art: "beitrag", Dokument: article.id };
const page = "/rueckmeldung/beitrag/bach";

test("an answer is counted by the entry's id, and leads to the page that thanks", async () => {
  const response = await post({ antwort: "nein" });
  expect([response.status, response.headers.get("Location")]).toEqual([303, `${page}?stand=gezaehlt`]);
  expect(response.headers.get("Set-Cookie")).toBeNull();
  expect(sent).toEqual([{ ...dokument, Antwort: "nein" }]);
});

test("a remark is stored without what no text needs", async () => {
  const response = await post({ anmerkung: " Wo ist\r\nder \u202eEingang?\u0007 " });
  expect(response.headers.get("Location")).toBe(`${page}?stand=danke`);
  expect(sent).toEqual([{ ...dokument, Text: "Wo ist\nder Eingang?" }]);
});

test.each([undefined, 503, 404])(
  "while the CMS answers %s, nothing counts, and a remark is given back",
  async (status) => {
    cmsStatus = status;
    expect((await post({ antwort: "ja" })).headers.get("Location")).toBe(`${page}?stand=misslungen`);
    const location = (await post({ anmerkung: "Wo ist der Eingang?" })).headers.get("Location") ?? "";
    const query = new URL(location, "http://localhost").searchParams;
    expect(query.get("stand")).toBe("ungespeichert");
    expect(await getKeptRemark(query.get("text"))).toBe("Wo ist der Eingang?");
    expect(location).not.toContain("Eingang");
    const json = await post({ antwort: "ja" }, { headers: { Accept: "application/json" } });
    expect(json.status).toBe(503);
  },
);

test.each([
  ["of another site", 403, { antwort: "ja" }, { "Sec-Fetch-Site": "cross-site" }],
  ["with neither yes nor no", 400, { antwort: "vielleicht" }, {}],
  ["without a field", 400, {}, {}],
  ["with a remark that is too long", 400, { anmerkung: "x".repeat(maxRemarkLength + 1) }, {}],
  ["without a form", 400, { antwort: "ja" }, { "Content-Type": "application/json" }],
])("a request %s is answered with %d and reaches no CMS", async (_what, status, fields, headers) => {
  const response = await post(fields, { headers: { Accept: "application/json", ...headers } as never });
  expect(response.status).toBe(status);
  expect(sent).toEqual([]);
});

test.each([{ art: "seite" }, { art: "constructor" }, { slug: "unbekannt" }, { slug: "%E0%A4%A" }])(
  "for %j there is no page to judge",
  async (options) => {
    expect((await post({ antwort: "ja" }, options)).status).toBe(404);
    expect(sent).toEqual([]);
  },
);

test("one address that keeps answering gets 429, without JavaScript as a sentence", async () => {
  const headers = { "x-dorfforum-connection": "198.51.100.7" };
  const statuses: number[] = [];
  for (let count = 0; count < 31; count += 1)
    statuses.push((await post({ antwort: "ja" }, { headers })).status);
  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(303));
  const flood = await post({ anmerkung: "Noch einmal" }, { headers });
  expect(flood.status).toBe(429);
  expect(await flood.text()).toContain("Dort steht Ihr Text noch.");
  expect(sent).toHaveLength(30);
});

test("site and CMS agree on the length of a remark", () => {
  const schema = readFileSync("cms/src/api/anmerkung/content-types/anmerkung/schema.json", "utf8");
  expect(JSON.parse(schema).attributes.Text.maxLength).toBe(maxRemarkLength);
});
