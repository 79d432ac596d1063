/** @jest-environment node */
import { arrangedDocument } from "./arranged-documents";

const arrange = jest.fn((html: string) => html.replace("<head>", "<head><style>").toUpperCase());
const arranged = (address: string, text: string, nonce: string) =>
  arrangedDocument(address, Buffer.from(text), nonce, arrange).toString();

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
  const first = arrangedDocument("/c", Buffer.from("<head>111"), "111", arrange);
  arrangedDocument("/c", Buffer.from("<head>222"), "222", arrange);
  expect(first.toString()).toBe("<HEAD><STYLE>111");
});
