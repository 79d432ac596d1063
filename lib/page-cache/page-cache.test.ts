import type { ServerResponse } from "node:http";
import { setLook } from "@/lib/look-styles";
import { newNonce } from "@/lib/security/nonce";
import { keepPage, type PageState, sendKeptPage } from "./page-cache";

const arrange = jest.fn((document: Buffer) =>
  Buffer.from(document.toString().replace("<head>", "<head><style>").toUpperCase()),
);
const arranged = (address: string, text: string, nonce: string) =>
  keepPage(address, Buffer.from(text), nonce, arrange).toString();

beforeEach(() => arrange.mockClear());

test("a document that differs in its nonce alone is arranged once, and has its own nonce", () => {
  const page = (nonce: string) => `<head><a nonce="${nonce}">Grüße</a><b nonce="${nonce}">`;
  expect(arranged("/a", page("111"), "111")).toBe('<HEAD><STYLE><A NONCE="111">GRÜSSE</A><B NONCE="111">');
  expect(arranged("/a", page("222"), "222")).toBe('<HEAD><STYLE><A NONCE="222">GRÜSSE</A><B NONCE="222">');
  expect(arrange).toHaveBeenCalledTimes(1);
});

test.each([
  ["text of the same length", "<head>9:30 111", "111"],
  ["text of another length", "<head>10:00 Uhr 111", "111"],
  ["a nonce of another length", "<head>9:00 4444", "4444"],
])("another %s is arranged anew", (_, text, nonce) => {
  arranged("/b", "<head>9:00 111", "111");
  expect(arranged("/b", text, nonce)).toBe(text.replace("<head>", "<head><style>").toUpperCase());
  expect(arrange).toHaveBeenCalledTimes(2);
});

test("a document that was arranged is not changed by those that follow", () => {
  const first = keepPage("/c", Buffer.from("<head>111"), "111", arrange);
  keepPage("/c", Buffer.from("<head>222"), "222", arrange);
  expect(first.toString()).toBe("<HEAD><STYLE>111");
});

/** The document that `sendKeptPage` sends, with its headers. */
function sent(address: string, state: PageState) {
  const headers = new Map<string, unknown>();
  let body: string | undefined;
  const response = {
    setHeader: (name: string, value: unknown) => headers.set(name, value),
    end: (bytes: Buffer) => {
      body = bytes.toString();
    },
  };
  const isSent = sendKeptPage(address, state, response as unknown as ServerResponse);
  return isSent ? { body, headers: Object.fromEntries(headers) } : undefined;
}

const nonce = newNonce();
const policy = (of: string) => `script-src 'nonce-${of}'`;
const content = {};

function keep(address: string, html: string) {
  const headers: [string, string][] = [["content-security-policy", policy(nonce)]];
  keepPage(address, Buffer.from(html), nonce, (each) => each, { state: [content, 7], headers });
}

test("a page is sent again in the same state, with a nonce of its own in document and policy", () => {
  keep("/d", `<script nonce="${nonce}">Grüße</html>`);
  const [first, second] = [sent("/d", [content, 7]), sent("/d", [content, 7])];
  const [, own = ""] = /nonce="([^"]+)"/.exec(first?.body ?? "") ?? [];
  expect(own).toMatch(/^[\w+/]{22}==$/);
  expect(first).toEqual({
    body: `<script nonce="${own}">Grüße</html>`,
    headers: { "content-security-policy": policy(own), "Cache-Status": "dorfforum; hit" },
  });
  expect(own).not.toBe(nonce);
  expect(second?.body).not.toBe(first?.body);
});

test.each([
  ["in another minute", [content, 8]],
  ["with other content", [{}, 7]],
  ["in a state of more", [content, 7, 7]],
])("a page is not sent again %s", (_, state) => {
  keep("/e", "<p></html>");
  expect(sent("/e", state)).toBeUndefined();
});

test("a page is not sent at another address, and not with another look", () => {
  keep("/f", "<p></html>");
  expect(sent("/f?a", [content, 7])).toBeUndefined();
  setLook({ palette: { "c-link": { light: "#00205b", dark: "#aac4ff" } } });
  expect(sent("/f", [content, 7])).toBeUndefined();
  setLook({ palette: {} });
  expect(sent("/f", [content, 7])).toBeDefined();
});

test.each([
  ['<template data-dgst="1">', "</html>"],
  ['<html id="__next_error__">', "</html>"],
  ['<script>$RX("B:0")</script>', "</html>"],
  ['<script>__next_f.push([1,"a"])</script><script>__next_f.push([1,"b"])</script>', "</html>"],
  ['<meta name="sentry-trace"/>', "</html>"],
  ["<p>A cut text", ""],
])("what failed, is not whole, or is one visitor's alone is not sent again: %s", (html, end) => {
  keep("/g", html + end);
  expect(sent("/g", [content, 7])).toBeUndefined();
});

test("a request whose answer must not be sent again leaves the one that may", () => {
  keep("/h", "<p>good</html>");
  const odd = keepPage("/h", Buffer.from("<p>odd</html>"), nonce, (each) => each);
  expect(odd.toString()).toBe("<p>odd</html>");
  expect(sent("/h", [content, 7])?.body).toBe("<p>good</html>");
});
