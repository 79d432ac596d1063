import { consentConfig } from "./consent-config";

const analytics = {
  ANALYTICS: "vercel" as const,
  ANALYTICS_SCRIPT_URL: "/zaehlen/script.js",
  ANALYTICS_ENDPOINT: "/zaehlen",
};
const configFor = (env: Partial<Parameters<typeof consentConfig>[0]>) =>
  consentConfig({ ANALYTICS: "off", ...env });

test("without analytics and reCAPTCHA there are no purposes", () => {
  expect(configFor({}).purposes).toEqual([]);
});

test("configured services become purposes", () => {
  expect(configFor(analytics).purposes).toEqual(["statistics"]);
  expect(configFor({ RECAPTCHA_SITE_KEY: "key" }).purposes).toEqual(["recaptcha"]);
  expect(configFor({ ...analytics, RECAPTCHA_SITE_KEY: "key" }).purposes).toEqual([
    "statistics",
    "recaptcha",
  ]);
});

test("analytics without a script URL is a purpose only on Vercel", () => {
  expect(configFor({ ANALYTICS: "vercel" }).purposes).toEqual([]);
  expect(configFor({ ANALYTICS: "vercel", VERCEL: "1" }).purposes).toEqual(["statistics"]);
});

test("the version changes with the purposes and the recipients", () => {
  const versions = [
    configFor(analytics),
    configFor({ ...analytics, RECAPTCHA_SITE_KEY: "key" }),
    configFor({ ...analytics, ANALYTICS_ENDPOINT: "https://elsewhere.example" }),
  ].map(({ version }) => version);
  expect(new Set(versions).size).toBe(3);
  expect(configFor(analytics).version).toBe(versions[0]);
});
