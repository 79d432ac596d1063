import "@/lib/testing/server-environment";
import { subscriptionTexts as texts } from "@/lib/letters/base/subscription-texts";
import { routes } from "@/lib/urls/routes";
import { POST } from "./route";

jest.mock("@/lib/monitoring/report-error");

const code = "abcdefghijklmnopqrstuvwxyz-_0123";
const oneClick = new URLSearchParams({ "List-Unsubscribe": "One-Click" });

const sent: unknown[] = [];
/** What the CMS answers; undefined when nothing listens there */
let cmsStatus: number | undefined = 200;
beforeEach(() => {
  sent.length = 0;
  cmsStatus = 200;
  jest.spyOn(global, "fetch").mockImplementation(async (_url, init) => {
    if (cmsStatus === undefined) throw new TypeError("fetch failed");
    sent.push(JSON.parse(String(init?.body)).data);
    return Response.json({ data: {} }, { status: cmsStatus });
  });
});
afterEach(() => jest.restoreAllMocks());

const post = (body: URLSearchParams | FormData, headers = {}, theme = "woche") =>
  POST(
    new Request(`http://localhost${routes.leaveThemeTarget(code, theme)}`, { method: "POST", headers, body }),
    { params: Promise.resolve({ code }) },
  );

test("one click of a mail program leaves the theme, from anywhere and any number of times", async () => {
  const asForm = new FormData();
  asForm.set("List-Unsubscribe", "One-Click");
  for (let count = 0; count < 70; count += 1)
    for (const body of [oneClick, asForm]) {
      const answer = await post(body, { Origin: "https://mail.example", "Sec-Fetch-Site": "cross-site" });
      expect([answer.status, await answer.text()]).toEqual([200, texts.oneClick]);
    }
  expect(sent).toHaveLength(140);
  expect(sent[0]).toEqual({ Aktion: "abbestellen", Thema: "woche" });
});

test("while the CMS is away a mail program is told to come again", async () => {
  cmsStatus = undefined;
  expect((await post(oneClick)).status).toBe(503);
});

test("the page's own button leads back to the page; other sites cannot press it", async () => {
  const body = new URLSearchParams();
  const pressed = await post(body, { "Sec-Fetch-Site": "same-origin" });
  expect(pressed.status).toBe(303);
  expect(pressed.headers.get("Location")).toBe(routes.leaveTheme(code, "woche", "abbestellt"));
  expect(sent).toHaveLength(1);
  const foreign = await post(body, { "Sec-Fetch-Site": "cross-site" });
  expect(foreign.headers.get("Location")).toBe(routes.leaveTheme(code, "woche", "misslungen"));
  expect(sent).toHaveLength(1);
});

test("what is no theme is 404", async () => {
  for (const theme of ["", "alles", "kategorie:../x"])
    expect((await post(oneClick, {}, theme)).status).toBe(404);
  expect(sent).toEqual([]);
});
