import { offlineTexts } from "./base/texts";
import { withNotice } from "./offline-notice";

const storedPage = (body: string) =>
  new Response(`<html><body>${body}</body></html>`, {
    headers: {
      Date: "Mon, 23 Nov 2026 08:40:00 GMT",
      "Content-Encoding": "br",
      "Content-Length": "40",
      "Content-Security-Policy": "style-src 'self'",
    },
  });
const noon = new Date("2026-11-23T11:00:00Z");

test("the age stands last in the body, without styles that the stored policy would refuse", async () => {
  const response = await withNotice(storedPage("<p>&lt;/body></p>"), false, noon);
  const html = await response.text();
  expect(html).toMatch(/<\/p><aside [^>]*><p>.*<\/aside><\/body><\/html>$/s);
  expect(html).toContain("Stand: heute, 9.40 Uhr – Sie sind offline.");
  expect(response.headers.get("Content-Security-Policy")).toBe("style-src 'self'");
  expect(response.headers.has("Content-Length")).toBe(false);
});

test.each([
  ["2026-11-23T22:59:00Z", false],
  ["2026-11-23T23:01:00Z", true],
])("read at %s, a copy says which day its today is: %s", async (now, isOfAnotherDay) => {
  const html = await (await withNotice(storedPage(""), false, new Date(now))).text();
  expect(html.includes("„Heute“ ist hier Montag, 23. November 2026.")).toBe(isOfAnotherDay);
  expect(html.includes('data-other-day=""')).toBe(isOfAnotherDay);
});

test("a site that does not answer is told apart from a device without a connection", async () => {
  const html = await (await withNotice(storedPage(""), true, noon)).text();
  expect(html).toContain(offlineTexts.notice.noAnswer("heute, 9.40 Uhr"));
});
