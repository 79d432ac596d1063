import { defineConfig, devices } from "@playwright/test";

const { SITE_URL, CHROMIUM_PATH, HEADLESS_SHELL_PATH } = process.env;
const executablePath = HEADLESS_SHELL_PATH || CHROMIUM_PATH;

/** Those with a test that takes a minute, most of it waiting: begun first, beside others that work. */
const long =
  /\/(edge|faults|import-command|kills|own-village|postgres|push|sources|subscribers-told|village-archive|week-letter)\.spec\.ts$/;

export default defineConfig({
  testDir: "e2e",
  projects: [
    { name: "long", testMatch: long, workers: 2 },
    { name: "short", testIgnore: long },
  ],
  testMatch: "**/*.spec.ts",
  globalSetup: "./e2e/support/global-setup.ts",
  outputDir: "test-results",
  forbidOnly: true,
  fullyParallel: false,
  // Generous, since a busy machine must not fail a test. The site's speed is measured in `bench/`.
  timeout: 600_000,
  expect: { timeout: 20_000, toPass: { timeout: 60_000 } },
  // Ends a run that hangs; a whole run takes half of this where nothing else works.
  globalTimeout: 70 * 60_000,
  // A test that passes when repeated is listed at the end of the run.
  retries: 1,
  // Two more than the cores of a small machine, for tests also wait: for mails, restarts and polls.
  workers: 4,
  use: {
    ...devices["Desktop Chrome"],
    ...(SITE_URL ? { baseURL: SITE_URL } : {}),
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    trace: "on-first-retry",
    // Without the header's film and transitions, which take a fifth of a run's processor time: e2e/support/motion.ts has them.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        "--headless",
        // Headless shells round the widths of letters otherwise.
        "--font-render-hinting=none",
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
