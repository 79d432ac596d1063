import { routes } from "@/lib/routes";

/*
 * These read what strangers send, such as a path of 16 kB. So none may begin to look at every place and each time look to
 * the end: parts of a mail address have their longest lengths (RFC 5321, 4.5.3.1), a quotation holds no other.
 */
const queries = /[?#][^\s"'<>()]+/g;
const mailAddresses = /[^\s@<>"'()/]{1,64}@[^\s@<>"'()/]{1,255}\.[a-z]{2,}/gi;
const internetAddresses = /\b\d{1,3}(?:\.\d{1,3}){3}\b|\b(?:[\da-f]{1,4}:){3,7}[\da-f]{0,4}\b/gi;
const quotations = /"[^"]*"|„[^„“]*“|“[^“”]*”/g;
/** Who knows it can open the page that names what somebody sent (lib/forms/signed-receipt.ts). */
const receipts = new RegExp(`(${routes.sent("")})[\\w.%-]+`, "g");
const longNumbers = /\+?\d[\d /-]{5,}\d/g;

/** An address without its query and fragment, where searched words stand, and without what names a person's message. */
export const scrubAddress = (address: string): string =>
  address.replace(queries, "").replace(receipts, "$1[receipt]").replace(mailAddresses, "[mail]");

/** A sentence for our own log: with its quotations, which name fields, but without addresses and numbers of people. */
export const scrubLine = (text: string): string =>
  text
    .replace(queries, "")
    .replace(receipts, "$1[receipt]")
    .replace(mailAddresses, "[mail]")
    .replace(internetAddresses, "[address]")
    .replace(longNumbers, "[number]");

/**
 * A sentence of an error, as it may leave the server: without what it may quote of a person: quotations (V8 quotes the JSON it could not read),
 * mail and IP addresses, telephone numbers, queries of URLs.
 */
export const scrubText = (text: string): string => scrubLine(text.replace(quotations, '"…"'));
