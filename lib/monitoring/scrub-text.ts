import { personalPathsOfFeatures, secretPathsOfFeatures } from "@dorfforum/shared/features/feature-names";
import { leavingPath } from "@dorfforum/shared/urls/mailed-paths";
import { routes } from "@/lib/urls/routes";

/*
 * These run on text from strangers, such as a path of 16 kB, and must not take quadratic time: the parts of a mail address
 * have maximum lengths (RFC 5321, 4.5.3.1), a quotation holds no other.
 */
const queries = /[?#][^\s"'<>()]+/g;
const mailAddresses = /[^\s@<>"'()/]{1,64}@[^\s@<>"'()/]{1,255}\.[a-z]{2,}/gi;
const internetAddresses = /\b\d{1,3}(?:\.\d{1,3}){3}\b|\b(?:[\da-f]{1,4}:){3,7}[\da-f]{0,4}\b/gi;
const quotations = /"[^"]*"|„[^„“]*“|“[^“”]*”/g;
/** A receipt in an address opens the page that says what was sent (lib/forms/signed-receipt.ts). */
const receipts = new RegExp(`(${routes.sent("")})[\\w.%-]+`, "g");
/** A link of a preview opens a draft for half an hour (lib/cms/preview.ts). */
const previews = new RegExp(`(${routes.preview("")})[\\w.%-]+`, "g");
/**
 * A code opens a proposal to its sender (lib/cms/submissions.ts), confirms an entry (lib/confirmations/cms/confirmable.ts), opens a
 * subscription (lib/letters/cms/subscriptions.ts), or what a feature has for one person.
 */
const codePaths = [
  ...[routes.proposal(""), routes.withdrawal(""), routes.confirmation(""), routes.confirmationTarget("")],
  // Those of the API end in the same words.
  ...[routes.mailSubscription(""), leavingPath("")],
  ...["/einsendungen/zugang/", "/nachfragen/", "/abonnements/"],
  ...personalPathsOfFeatures.map((path) => path("")),
  ...secretPathsOfFeatures,
];
const accessCodes = new RegExp(`(${codePaths.join("|")})[\\w.%-]+`, "g");
const longNumbers = /\+?\d[\d /-]{5,}\d/g;

/** A URL without query and fragment, where search terms stand, without receipts, links of previews, codes and mail addresses. */
export const scrubAddress = (address: string): string =>
  address
    .replace(queries, "")
    .replace(receipts, "$1[receipt]")
    .replace(previews, "$1[preview]")
    .replace(accessCodes, "$1[code]")
    .replace(mailAddresses, "[mail]");

/** For the site's own log: without queries, addresses and long numbers. Quotations stay, for they name fields. */
export const scrubLine = (text: string): string =>
  scrubAddress(text).replace(internetAddresses, "[address]").replace(longNumbers, "[number]");

/** For the error-reporting service: as scrubLine(), and without quotations (V8 quotes the JSON it cannot read). */
export const scrubText = (text: string): string => scrubLine(text.replace(quotations, '"…"'));
