import "@/lib/testing/server-environment";
import type { Theme } from "@dorfforum/shared/letters/themes";
import { settings } from "@/lib/cms/settings";
import { hidden, ticked } from "@/lib/forms/values";
import { formErrors } from "@/lib/texts/form-errors";
import { subscriptionTexts as texts } from "./base/subscription-texts";
import {
  askedThemes,
  getKeptOrder,
  isSearch,
  keepOrder,
  orderFields,
  receiveSubscription,
  tickedThemes,
  wholeConsent,
} from "./receive-subscription";

jest.mock("@/lib/monitoring/report-error");

const theme: Theme = "kategorie:a1b2c3d4e5f6g7h8i9j0k1l2";
const own = new Headers({ "Sec-Fetch-Site": "same-origin" });
const filled = { [orderFields.address]: "Nachbarin@Grün.example", woche: ticked, [theme]: ticked };

const sent: unknown[] = [];
let cmsStatus = 202;
beforeEach(() => {
  sent.length = 0;
  cmsStatus = 202;
  jest.spyOn(settings, "ready").mockResolvedValue({ items: [], byId: new Map() });
  jest.spyOn(global, "fetch").mockImplementation(async (_url, init) => {
    sent.push(JSON.parse(String(init?.body)).data);
    return Response.json({ data: {} }, { status: cmsStatus });
  });
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ["the button beside the field", "Mühlweg", { taste: "suchen", gesucht: "Mühlweg" }, true],
  ["Enter with words that were not searched for", "Mühlweg", { taste: "eingabe", gesucht: "" }, true],
  ["Enter after the words were deleted", "", { taste: "eingabe", gesucht: "Mühlweg" }, true],
  ["Enter in the address", "Mühlweg", { taste: "eingabe", gesucht: "Mühlweg" }, false],
  ["Enter without a field to search", "", { taste: "eingabe" }, false],
  ["the button that orders", "Mühlweg", { gesucht: "" }, false],
  ["another button", "Mühlweg", { taste: "bestellen" }, false],
])("%s", (_, typed, values, searches) => expect(isSearch(values, typed)).toBe(searches));

let visitors = 0;
function newVisitor(): string {
  visitors += 1;
  return `visitor ${visitors}`;
}

test("an order goes to the CMS once, with the address as mail servers take it and what was agreed to", async () => {
  expect(await receiveSubscription(filled, own, newVisitor())).toBeUndefined();
  expect(sent).toEqual([
    {
      E_Mail: "Nachbarin@xn--grn-ioa.example",
      Themen: ["woche", theme],
      Wortlaut: wholeConsent(texts.consent(texts.sender)),
    },
  ]);
  expect(wholeConsent(texts.consent("x".repeat(300))).length).toBeLessThan(1000);
});

test.each([
  ["", texts.errors.address],
  ["nachbarin", formErrors.email],
  ["müller@example.org", formErrors.emailLocalPart],
  ['"a b"@example.org', formErrors.email],
  ["a@example.org, b@example.org", formErrors.email],
  ["a@example.org\r\nBcc: b@example.org", formErrors.email],
])("the address %j is refused at its field", async (written, address) => {
  const values = { ...filled, [orderFields.address]: written };
  expect(await receiveSubscription(values, own, newVisitor())).toEqual({ address, themes: undefined });
  expect(sent).toEqual([]);
});

test("nothing ticked, and more than a subscription holds, are refused at the boxes", async () => {
  const { [orderFields.address]: address } = filled;
  const only = { [orderFields.address]: address };
  expect(await receiveSubscription(only, own, newVisitor())).toMatchObject({ themes: texts.errors.noTheme });
  const themes = Array.from({ length: 51 }, (_, number) => [`kategorie:${"a".repeat(20)}${number}`, ticked]);
  const many = { ...only, ...Object.fromEntries(themes) };
  expect(await receiveSubscription(many, own, newVisitor())).toMatchObject({
    themes: texts.errors.tooMany(50),
  });
  expect(sent).toEqual([]);
});

test("other sites, robots and floods order nothing, and a CMS that fails is no success", async () => {
  const foreign = new Headers({ "Sec-Fetch-Site": "cross-site" });
  expect(await receiveSubscription(filled, foreign, newVisitor())).toEqual({ refusal: "foreign" });
  const trapped = { ...filled, [hidden.trap]: "Werbung" };
  expect(await receiveSubscription(trapped, own, newVisitor())).toEqual({ refusal: "trap" });
  expect(sent).toEqual([]);
  cmsStatus = 503;
  expect(await receiveSubscription(filled, own, newVisitor())).toEqual({ refusal: "unavailable" });
  const one = newVisitor();
  for (let count = 0; count < 20; count += 1) await receiveSubscription(filled, own, one);
  expect(await receiveSubscription(filled, own, one)).toEqual({ refusal: "tooMany" });
});

test("what was typed and ticked is kept with its error", async () => {
  const problem = { address: formErrors.email };
  const values = { ...filled, [orderFields.address]: "nachbarin@", [orderFields.asked]: `${theme} x` };
  const id = await keepOrder(values, problem);
  expect(await getKeptOrder(id)).toEqual({ address: "nachbarin@", themes: ["woche", theme], problem });
  expect(askedThemes(values)).toEqual([theme]);
  for (const other of [undefined, ["x"], "x".repeat(24)]) expect(await getKeptOrder(other)).toBeUndefined();
  expect(tickedThemes({ woche: "nein", alles: ticked, [theme]: ticked })).toEqual([theme]);
});
