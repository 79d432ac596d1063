import { filesOf } from "./page-files";

test("the files of the build are found in elements and in data, each once", () => {
  const html = `<link href="/_next/static/chunks/a.css"><script src="/_next/static/chunks/b~1.js" nonce="x"></script>
    <script>push([1,"[\\"/_next/static/chunks/c.js\\",\\"/_next/static/chunks/a.css\\"]"])</script>
    <style>@font-face{src:url(/_next/static/media/d.woff2)}</style><img src="/medien/e.svg">`;
  expect(filesOf(html)).toEqual([
    "/_next/static/chunks/a.css",
    "/_next/static/chunks/b~1.js",
    "/_next/static/chunks/c.js",
    "/_next/static/media/d.woff2",
  ]);
});
