import assert from "node:assert/strict";
import { test } from "node:test";
import { requireSettings } from "./environment";
import { strapiLogLevel } from "./log-level";

const complete = {
  APP_KEYS: "a,b",
  ADMIN_JWT_SECRET: "c",
  API_TOKEN_SALT: "d",
  TRANSFER_TOKEN_SALT: "e",
  ENCRYPTION_KEY: "f",
};

test("a missing or blank secret is named together with its purpose", () => {
  assert.doesNotThrow(() => requireSettings(complete));
  assert.throws(() => requireSettings({ ...complete, APP_KEYS: undefined }), /APP_KEYS \(signs/);
  assert.throws(() => requireSettings({ ...complete, ENCRYPTION_KEY: " " }), /ENCRYPTION_KEY \(encrypts/);
});

test("incomplete mail settings are refused", () =>
  assert.throws(() => requireSettings({ ...complete, SMTP_URL: "smtp://localhost" }), /MAIL_FROM/));

test("an unknown log level is refused", () => {
  assert.throws(() => requireSettings({ ...complete, LOG_LEVEL: "verbose" }), /LOG_LEVEL is none of fatal, /);
  for (const LOG_LEVEL of ["", "trace"])
    assert.doesNotThrow(() => requireSettings({ ...complete, LOG_LEVEL }));
});

test("features that do not exist are refused with those that do", () => {
  assert.throws(
    () => requireSettings({ ...complete, FEATURES: "room" }),
    /FEATURES cannot hold "room".*rooms/,
  );
  for (const FEATURES of ["", "none", "rooms"])
    assert.doesNotThrow(() => requireSettings({ ...complete, FEATURES }));
});

test("requests are in the log unless its level is above info", () => {
  const levels = [undefined, "info", "warn", "debug"].map((LOG_LEVEL) => strapiLogLevel({ LOG_LEVEL }));
  assert.deepEqual(levels, ["http", "http", "warn", "debug"]);
});
