import { featureNames } from "@dorfforum/shared/features/feature-names";
import { parseServerEnv } from "./server";

const complete = {
  SITE_URL: "https://forum.musterbach.example/",
  CMS_URL: "http://127.0.0.1:1337",
  CMS_API_TOKEN: "0123456789abcdef",
  CMS_WRITE_TOKEN: "0123456789abcdef",
  CMS_WEBHOOK_SECRET: "0123456789abcdef",
  CMS_ADMIN_URL: "https://cms.musterbach.example/admin",
  ALTCHA_HMAC_KEY: "0123456789abcdef",
};

test("a complete environment is accepted; URLs lose their trailing slash", () => {
  expect(parseServerEnv(complete)).toMatchObject({
    SITE_URL: "https://forum.musterbach.example",
    DATA_DIR: "var",
  });
});

test("every missing or invalid variable is named with its purpose", () => {
  const broken = { ...complete, CMS_URL: "strapi", CMS_API_TOKEN: "", CMS_WEBHOOK_SECRET: "short" };
  expect(() => parseServerEnv(broken)).toThrow(/CMS_URL: where the server reaches Strapi.*http:\/\/127/);
  expect(() => parseServerEnv(broken)).toThrow(/CMS_API_TOKEN: Strapi's read token/);
  expect(() => parseServerEnv(broken)).toThrow(/CMS_WEBHOOK_SECRET: .*at least 16 characters/);
});

test("a log level that does not exist is refused with those that do", () => {
  expect(parseServerEnv(complete).LOG_LEVEL).toBe("info");
  expect(() => parseServerEnv({ ...complete, LOG_LEVEL: "laut" })).toThrow(
    /LOG_LEVEL: .*fatal.*, info, debug/,
  );
});

test("features that do not exist are refused with those that do; without the variable all are on", () => {
  expect(parseServerEnv(complete).FEATURES).toEqual(featureNames);
  expect(parseServerEnv({ ...complete, FEATURES: "none" }).FEATURES).toEqual([]);
  expect(() => parseServerEnv({ ...complete, FEATURES: "room" })).toThrow(
    /FEATURES: FEATURES cannot hold "room".*rooms/,
  );
});
