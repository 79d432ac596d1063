/** Sets every variable that serverEnv() requires. Import it before the module under test. Its URLs do not answer. */
Object.assign(process.env, {
  SITE_URL: "http://localhost:3000",
  CMS_URL: "http://127.0.0.1:9",
  CMS_ADMIN_URL: "http://127.0.0.1:9/admin",
  CMS_API_TOKEN: "token-of-unit-tests",
  CMS_WRITE_TOKEN: "token-of-unit-tests",
  CMS_WEBHOOK_SECRET: "secret-of-unit-tests",
  ALTCHA_HMAC_KEY: "key-of-unit-tests-0123456789",
});

export {};
