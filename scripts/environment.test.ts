import { plainEnvironment, testEnvironment } from "./environment.mjs";

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

test("programs inherit the environment without npm's variables about this run, NODE_ENV and our own switches", () => {
  Object.assign(process.env, {
    PATH: "/bin",
    npm_lifecycle_event: "test",
    npm_config_nodedir: "/usr",
    DORFFORUM_NO_APT: "1",
  });
  const environment = plainEnvironment({ MORE: "1" });
  expect(environment).toMatchObject({ PATH: "/bin", npm_config_nodedir: "/usr", MORE: "1" });
  expect(environment).toMatchObject({ NEXT_TELEMETRY_DISABLED: "1", STRAPI_TELEMETRY_DISABLED: "true" });
  for (const name of ["npm_lifecycle_event", "NODE_ENV", "DORFFORUM_NO_APT"])
    expect(environment).not.toHaveProperty(name);
});

test("tests get no setting of this installation, unless they set it", () => {
  Object.assign(process.env, {
    SMTP_URL: "smtp://mail.example",
    DATABASE_URL: "postgres://db.example",
    PORT: "1",
  });
  expect(testEnvironment().SMTP_URL ?? "").toBe("");
  expect(testEnvironment()).not.toHaveProperty("DATABASE_URL");
  expect(testEnvironment()).not.toHaveProperty("PORT");
  expect(testEnvironment({ DATABASE_URL: "own" }).DATABASE_URL).toBe("own");
});
