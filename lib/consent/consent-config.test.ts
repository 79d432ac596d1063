/** @jest-environment node */
import { consentTerms } from "./consent-config";

const counting = {
  ANALYTICS: "vercel" as const,
  ANALYTICS_SCRIPT_URL: "/zaehlen/script.js",
  ANALYTICS_ENDPOINT: "/zaehlen",
};
const termsOf = (env: Partial<Parameters<typeof consentTerms>[0]>) =>
  consentTerms({ ANALYTICS: "off", ...env });

test("nothing configured, nothing to ask", () => {
  expect(termsOf({}).purposes).toEqual([]);
});

test("what is configured is asked about", () => {
  expect(termsOf(counting).purposes).toEqual(["statistics"]);
  expect(termsOf({ RECAPTCHA_SITE_KEY: "key" }).purposes).toEqual(["recaptcha"]);
  expect(termsOf({ ...counting, RECAPTCHA_SITE_KEY: "key" }).purposes).toEqual(["statistics", "recaptcha"]);
});

test("page views that could not be counted are not asked about", () => {
  expect(termsOf({ ANALYTICS: "vercel" }).purposes).toEqual([]);
  expect(termsOf({ ANALYTICS: "vercel", VERCEL: "1" }).purposes).toEqual(["statistics"]);
});

test("another purpose or another recipient makes another version", () => {
  const versions = [
    termsOf(counting),
    termsOf({ ...counting, RECAPTCHA_SITE_KEY: "key" }),
    termsOf({ ...counting, ANALYTICS_ENDPOINT: "https://elsewhere.example" }),
  ].map(({ version }) => version);
  expect(new Set(versions).size).toBe(3);
  expect(termsOf(counting).version).toBe(versions[0]);
});
