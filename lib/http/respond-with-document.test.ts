import { fc, textWith } from "@dorfforum/shared/testing/arbitraries";
import { respondWithDocument } from "./respond-with-document";
import { UnavailableError } from "./unavailable-error";

const document = { body: "<feed/>", changedAt: "2026-11-01T08:00:00.500Z" };
const ask = (headers: Record<string, string> = {}) =>
  respondWithDocument(
    new Request("http://localhost/feed.xml", { headers }),
    "text/xml",
    async () => document,
  );

test("a document comes with its ETag and date, which get 304 later", async () => {
  const answer = await ask();
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Last-Modified")).toBe("Sun, 01 Nov 2026 08:00:00 GMT");
  expect(await answer.text()).toBe("<feed/>");
  const tag = answer.headers.get("ETag") ?? "";
  expect((await ask({ "If-None-Match": tag })).status).toBe(304);
  expect((await ask({ "If-None-Match": `"other", W/${tag}` })).status).toBe(304);
  expect((await ask({ "If-None-Match": `"${tag.slice(1, -1)}x"` })).status).toBe(200);
  expect((await ask({ "If-None-Match": tag, "Cache-Control": "no-cache" })).status).toBe(304);
});

test.each<[Record<string, string>, number]>([
  [{ "If-None-Match": '"other"', "If-Modified-Since": "Sun, 01 Nov 2026 09:00:00 GMT" }, 200],
  [{ "If-Modified-Since": "Sun, 01 Nov 2026 08:00:00 GMT" }, 304],
  [{ "If-Modified-Since": "Sun, 01 Nov 2026 07:59:59 GMT" }, 200],
  [{ "If-Modified-Since": "gestern" }, 200],
])("%j is answered with %s", async (headers, status) => {
  expect((await ask(headers)).status).toBe(status);
});

test("without content a German sentence asks to come back later", async () => {
  const answer = await respondWithDocument(new Request("http://localhost/feed.xml"), "text/xml", async () => {
    throw new UnavailableError("The CMS gave no answer");
  });
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Retry-After")).toBe("30");
  expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(await answer.text()).toContain("zurzeit nicht");
});

test("any condition gets the document or 304, and its own ETag always 304", async () => {
  const own = (await ask()).headers.get("ETag") ?? "";
  // Headers hold no other characters.
  const conditions = textWith('"', "W/", "*", ",", own, "Sun, 01 Nov 2026 08:00:00 GMT").map((text) =>
    text.replace(/[^ -~]/g, ""),
  );
  await fc.assert(
    fc.asyncProperty(conditions, conditions, async (match, since) => {
      const { status } = await ask({ "If-None-Match": match, "If-Modified-Since": since });
      expect([200, 304]).toContain(status);
      const list = `"${match.replaceAll('"', "")}", ${own}`;
      expect((await ask({ "If-None-Match": list, "If-Modified-Since": since })).status).toBe(304);
    }),
  );
});
