import { monitoringOf } from "./options";

const env = { SENTRY_DSN: "https://key@reports.example/7", SENTRY_ENVIRONMENT: "live" };
const inMode = (mode: string, read: () => unknown) => {
  const replaced = jest.replaceProperty(process, "env", {
    ...process.env,
    NODE_ENV: mode,
  } as NodeJS.ProcessEnv);
  try {
    return read();
  } finally {
    replaced.restore();
  }
};

test("monitoring is on in production with a DSN, and nowhere else", () => {
  expect(inMode("production", () => monitoringOf(env))).toEqual({ dsn: env.SENTRY_DSN, environment: "live" });
  expect(inMode("production", () => monitoringOf({ SENTRY_ENVIRONMENT: "live" }))).toBeUndefined();
  expect(inMode("development", () => monitoringOf(env))).toBeUndefined();
});
