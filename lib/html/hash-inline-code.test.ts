import { createHash } from "node:crypto";
import { hashInlineCode } from "./hash-inline-code";

const nonce = "YWJjZGVmZ2hpamtsbW5vcA==";
const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");
const seal = (html: string) => {
  const { html: sealed, hashes } = hashInlineCode(Buffer.from(html).toString("latin1"), nonce);
  return { html: Buffer.from(sealed, "latin1").toString(), hashes };
};

test("scripts and styles that the render marked are hashed, and lose the mark", () => {
  const sealed = seal(
    `<style nonce="${nonce}">p{}</style><script nonce="${nonce}">grüße()</script><script id="a" nonce="${nonce}" async>b()</script>`,
  );
  expect(sealed).toEqual({
    html: '<style>p{}</style><script>grüße()</script><script id="a" async>b()</script>',
    hashes: { script: [hashOf("grüße()"), hashOf("b()")], style: [hashOf("p{}")] },
  });
});

test("a script that came in by content gets no hash", () => {
  const html = '<script>evil()</script><script nonce="">evil()</script><style>p{}</style>';
  expect(seal(html)).toEqual({ html, hashes: { script: [], style: [] } });
});

test("scripts of the render that follow each other are one, others stay", () => {
  const own = (text: string) => `<script nonce="${nonce}">${text}</script>`;
  const foreign = "<script>evil()</script>";
  const file = `<script src="/a.js" nonce="${nonce}"></script>`;
  const { html, hashes } = seal(`${file}${own("a()")}${own("b()")}${own("c()")}${foreign}${own("d()")}`);
  expect(html).toBe(
    `<script src="/a.js"></script><script>a();b();c()</script>${foreign}<script>d()</script>`,
  );
  expect(hashes.script).toEqual([hashOf("a();b();c()"), hashOf("d()")]);
});

test("the site's files are hashed nowhere, for the policy names their origin", () => {
  const { html, hashes } = seal(
    `<script src="/a.js" async nonce="${nonce}"></script><link rel="preload" as="script" href="/a.js" nonce="${nonce}"/>`,
  );
  expect(html).toBe('<script src="/a.js" async></script><link rel="preload" as="script" href="/a.js"/>');
  expect(hashes).toEqual({ script: [], style: [] });
});

test("the mark leaves the page's data, whose texts keep their length", () => {
  const data = (value: string) => `push("0:T18,${value}{\\"nonce\\":\\"${value}\\"}")`;
  const sealedData = data("-".repeat(24));
  expect(seal(`<script nonce="${nonce}">${data(nonce)}</script>`)).toEqual({
    html: `<script>${sealedData}</script>`,
    hashes: { script: [hashOf(sealedData)], style: [] },
  });
});

test("the same script twice is one hash", () => {
  const script = `<script nonce="${nonce}">a()</script>`;
  expect(seal(`${script}<p></p>${script}`).hashes.script).toEqual([hashOf("a()")]);
});
