import { defineConfig, devices } from "@playwright/test";

const { SITE_URL, CHROMIUM_PATH } = process.env;

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/support/global-setup.ts",
  outputDir: "test-results",
  forbidOnly: true,
  fullyParallel: false,
  // Bounds for a machine with much else to do, not expectations: how fast the site is, `bench/` measures.
  timeout: 180_000,
  expect: { timeout: 20_000, toPass: { timeout: 60_000 } },
  globalTimeout: 45 * 60_000,
  // What fails once and not twice is named at the end of a run, so that it can be mended.
  retries: 1,
  workers: 2,
  use: {
    ...devices["Desktop Chrome"],
    ...(SITE_URL ? { baseURL: SITE_URL } : {}),
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    trace: "retain-on-failure",
    launchOptions: {
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
      args: [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
