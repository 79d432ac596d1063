import { FinishedDocument } from "./finished-document";
import { cachedPage, cachePage, type PageState } from "./page-cache";

const finish = jest.fn(
  (source: Buffer) =>
    new FinishedDocument(Buffer.from(source.toString().toUpperCase()), { script: [], style: [] }),
);
const keyOf = (address: string) => ({ address, pattern: "/*", isOpen: address.includes("?") });
const content = {};

const keep = (address: string, html: string, state?: PageState, look = "") =>
  cachePage(
    keyOf(address),
    Buffer.from(html),
    look,
    finish,
    state && (() => ({ state, headers: [["a", "b"]] })),
  );

const bodyOf = (address: string, state: PageState = [content, 7], look = "") =>
  cachedPage(keyOf(address), look, state)?.document.body.toString();

beforeEach(() => finish.mockClear());

test("the same document is finished once, another one anew", () => {
  for (const html of ["<p>9:30", "<p>9:30", "<p>9:31"]) keep("/a", html, [content, 7]);
  expect(finish).toHaveBeenCalledTimes(2);
  expect(bodyOf("/a")).toBe("<P>9:31");
});

test("a page is sent again in the same state, with its headers", () => {
  keep("/d", "<p>", [content, 7]);
  expect(cachedPage(keyOf("/d"), "", [content, 7])?.answer.headers).toEqual([["a", "b"]]);
});

test.each([
  ["in another minute", [content, 8]],
  ["with other content", [{}, 7]],
  ["in a state of more", [content, 7, 7]],
])("a page is not sent again %s", (_, state) => {
  keep("/e", "<p>", [content, 7]);
  expect(bodyOf("/e", state)).toBeUndefined();
});

test("a page is not sent at another address, and not with another look", () => {
  keep("/f", "<p>", [content, 7]);
  expect(bodyOf("/f?a")).toBeUndefined();
  expect(bodyOf("/f", [content, 7], "other")).toBeUndefined();
  expect(bodyOf("/f")).toBe("<P>");
});

test("a request whose answer must not be sent again leaves the one that may", () => {
  keep("/h", "<p>good", [content, 7]);
  keep("/h", "<p>odd");
  expect(bodyOf("/h")).toBe("<P>GOOD");
});

test("5,000 pages with parameters push out none without, and none of another route", () => {
  const long = "x".repeat(10_000);
  keep("/i", "<p>without", [content, 7]);
  const other = { address: "/other?a", pattern: "/other", isOpen: true };
  cachePage(other, Buffer.from("<p>other"), "", finish, () => ({ state: [content, 7], headers: [] }));
  for (let number = 0; number < 5000; number += 1) keep(`/i?tag=${number}`, long + number, [content, 7]);
  expect(bodyOf("/i")).toBe("<P>WITHOUT");
  expect(cachedPage(other, "", [content, 7])).toBeDefined();
  expect(bodyOf("/i?tag=0")).toBeUndefined();
  expect(bodyOf("/i?tag=4999")).toBeDefined();
});
