import { inlineCriticalCss } from "./inline-critical-css";

const stylesheet = (name: string) =>
  `<link rel="stylesheet" href="/_next/${name}.css" nonce="n" data-precedence="next"/>`;
const script = '<script src="/_next/a.js" async="" nonce="n"></script>';
const preloads =
  '<link rel="preload" as="script" href="/_next/b.js"/><link rel="preload" href="/logo.svg" as="image"/><link rel="preconnect" href="/" crossorigin=""/>';
const data = '<script nonce="n">(self.__next_f=self.__next_f||[]).push([0])</script>';
const page = `<html><head><meta charSet="utf-8"/>${stylesheet("one")}${stylesheet("two")}${preloads}${script}<title>T</title></head><body><h1>Text</h1>${data}</body></html>`;

test("the head keeps styles alone, scripts follow the text, and stylesheets come last", () => {
  const styles = (body: string, hrefs: string[]) =>
    `${hrefs} ${body.includes("<h1>")} ${body.includes("push")}`;
  expect(inlineCriticalCss(page, "n", styles)).toBe(
    [
      '<html><head><meta charSet="utf-8"/><title>T</title>',
      '<style nonce="n">/_next/one.css,/_next/two.css true false</style></head>',
      "<body><h1>Text</h1>",
      '<link rel="preload" as="script" href="/_next/b.js"/>',
      script,
      data,
      stylesheet("one"),
      stylesheet("two"),
      "</body></html>",
    ].join(""),
  );
});

test.each(["", "<p>no document</p>", "<html><head></head><body></body></html>"])(
  "a document without Next's stylesheets stays as it is: %j",
  (html) => {
    expect(inlineCriticalCss(html, "n", () => "never")).toBe(html);
  },
);

test("what a text says about tags is no tag", () => {
  const html = page.replace("Text", "&lt;/head&gt; &lt;link rel=&quot;stylesheet&quot;");
  expect(inlineCriticalCss(html, "n", () => "")).toContain("<h1>&lt;/head&gt; &lt;link");
});
