import "@/lib/testing/server-environment";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { recaptchaProblem } from "./recaptcha";

/** Replaces Google: each token is the verdict on it. */
let google: Server;

const verdict = (changes: object = {}) => ({
  success: true,
  action: "kontakt",
  hostname: "localhost",
  score: 0.9,
  challenge_ts: new Date().toISOString(),
  ...changes,
});

beforeAll(async () => {
  google = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const asked = new URLSearchParams(body);
    const isOurs = asked.get("secret") === "the-secret-key-of-tests";
    response.end(isOurs ? asked.get("response") : JSON.stringify({ success: false }));
  });
  await new Promise<void>((resolve) => google.listen(0, "127.0.0.1", resolve));
  process.env.RECAPTCHA_SITE_KEY = "site";
  process.env.RECAPTCHA_SECRET_KEY = "the-secret-key-of-tests";
  process.env.RECAPTCHA_VERIFY_URL = `http://127.0.0.1:${(google.address() as AddressInfo).port}`;
});
afterAll(() => {
  google.closeAllConnections();
  google.close();
});

const problemOf = (answer: object | string) =>
  recaptchaProblem("kontakt", typeof answer === "string" ? answer : JSON.stringify(answer));

test("a token counts that a person has just made on this site for this form", async () => {
  expect(await problemOf(verdict())).toBeUndefined();
});

test.each([
  ["refused", { success: false, "error-codes": ["timeout-or-duplicate"] }],
  ["other form", { action: "hilfe" }],
  ["other form", { action: undefined }],
  ["other site", { hostname: "elsewhere.example" }],
  ["too old", { challenge_ts: new Date(Date.now() - 3 * 60 * 1000).toISOString() }],
  ["too old", { challenge_ts: undefined }],
  ["score", { score: 0.1 }],
  ["score", { score: undefined }],
])("a token with the problem %s does not count: %j", async (problem, changes) => {
  expect(await problemOf(verdict(changes))).toBe(problem);
});

test("a response that is no verdict is unreadable or unreachable", async () => {
  expect(await problemOf("[]")).toBe("unreadable");
  expect(await problemOf("<html>")).toBe("unreachable");
});
