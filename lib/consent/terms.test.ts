/** @jest-environment node */
import { parseServerEnv } from "@/lib/env/server";
import { consentTerms } from "./terms";

const secret = "0123456789abcdef";
const site = {
  SITE_URL: "https://forum.example",
  CMS_URL: "http://127.0.0.1:1337",
  CMS_API_TOKEN: secret,
  CMS_WRITE_TOKEN: secret,
  CMS_WEBHOOK_SECRET: secret,
  CMS_ADMIN_URL: "https://cms.example/admin",
};
const counting = {
  ANALYTICS: "vercel",
  ANALYTICS_SCRIPT_URL: "/zaehlen/script.js",
  ANALYTICS_ENDPOINT: "/zaehlen",
};
const termsOf = (more: Record<string, string>) => consentTerms(parseServerEnv({ ...site, ...more }));

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
