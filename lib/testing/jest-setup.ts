// Every console.error fails the test. A test that expects one replaces it by a spy.
const { error } = console;
beforeEach(() => {
  console.error = (...parts: unknown[]) => {
    error(...parts);
    throw new Error(`console.error was called: ${String(parts[0])}`);
  };
});
afterAll(() => {
  console.error = error;
});

if (typeof window !== "undefined") {
  // Loading it takes longer than most tests without a document do.
  require("@testing-library/jest-dom");
  // jsdom is never busy, and does not say how a document was opened.
  Object.assign(window, { requestIdleCallback: (run: () => void) => run(), cancelIdleCallback: () => {} });
  Object.assign(performance, { getEntriesByType: () => [] });
}

// Rendering and absolute URLs read serverEnv().
Object.assign(process.env, {
  SITE_URL: "https://forum.musterbach.example",
  CMS_URL: "http://127.0.0.1:1337",
  CMS_ADMIN_URL: "http://127.0.0.1:1337/admin",
  CMS_API_TOKEN: "a token for reading in tests",
  CMS_WRITE_TOKEN: "a token for writing in tests",
  CMS_WEBHOOK_SECRET: "a secret for webhooks in tests",
  ALTCHA_HMAC_KEY: "a key for tasks in tests",
});
