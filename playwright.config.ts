import { defineConfig, devices } from "@playwright/test";

const { SITE_URL, CHROMIUM_PATH } = process.env;
if (!SITE_URL) throw new Error("Call npm run test:e2e: it starts the servers that the browser tests need.");

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  forbidOnly: true,
  fullyParallel: false,
  retries: 0,
  workers: 2,
  use: {
    ...devices["Desktop Chrome"],
    baseURL: SITE_URL,
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
