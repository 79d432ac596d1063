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

test("a site that does not answer is told apart from a device without a connection", async () => {
  const html = await (await withNotice(storedPage(""), true, noon)).text();
  expect(html).toContain(offlineTexts.notice.noAnswer("heute, 9.40 Uhr"));
});
