import { filesOf } from "./page-files";

test("the files of the build are found in elements and in data, each once", () => {
  const html = `<link href="/_next/static/chunks/a.css"><script src="/_next/static/chunks/b~1.js" nonce="x"></script>
    <script>push([1,"[\\"/_next/static/chunks/c.js\\",\\"/_next/static/chunks/a.css\\"]"])</script>
    <style>@font-face{src:url(/_next/static/media/d.woff2)}</style><img src="/medien/e.svg">
    <a href="https://example.org/static/f.js">f</a>`;
  expect(filesOf(html)).toEqual([
    "/_next/static/chunks/a.css",
    "/_next/static/chunks/b~1.js",
    "/_next/static/chunks/c.js",
    "/_next/static/media/d.woff2",
  ]);
});

test("code that a script loads late, and a stylesheet's fonts", () => {
  const script = `e.v(t=>Promise.all(["static/chunks/a-1.js","static/chunks/b.css"].map(t=>e.l(t))).then(()=>t(1)))`;
  expect(filesOf(script)).toEqual(["/_next/static/chunks/a-1.js", "/_next/static/chunks/b.css"]);
  expect(filesOf("@font-face{src:url(../media/c.1j1w.woff2)}")).toEqual(["/_next/static/media/c.1j1w.woff2"]);
});
