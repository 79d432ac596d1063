import { freshSettings } from "./secrets.mjs";
import { serverSettings } from "./settings.mjs";

test("addresses on this machine get the ports in use", () => {
  const { site, cms } = serverSettings(freshSettings(), { PORT: "4000", CMS_PORT: "4001" });
  expect(site).toMatchObject({
    port: 4000,
    env: {
      SITE_URL: "http://localhost:4000",
      CMS_URL: "http://127.0.0.1:4001",
      CMS_ADMIN_URL: "http://localhost:4001/admin",
    },
  });
  expect(cms).toMatchObject({
    port: 4001,
    host: "127.0.0.1",
    env: { SITE_URL: "http://localhost:4000", SITE_WEBHOOK_URL: "http://127.0.0.1:4000/api/cms/webhook" },
  });
});

test("addresses of other hosts stay", () => {
  const files = freshSettings();
  files.site.SITE_URL = "https://dorf.example/";
  expect(serverSettings(files, { PORT: "4000" }).site.env.SITE_URL).toBe("https://dorf.example");
});

test("ports come from the process, then from the files, then from the defaults", () => {
  const files = freshSettings();
  expect(serverSettings(files, {}).site.port).toBe(3000);
  expect(serverSettings(files, {}).cms.port).toBe(1337);
  files.site.PORT = "3100";
  expect(serverSettings(files, {}).site.port).toBe(3100);
  expect(serverSettings(files, { PORT: "3200" }).site.port).toBe(3200);
});

test("the ports and hosts of one server are not inherited by the other", () => {
  const { site, cms } = serverSettings(freshSettings(), { PORT: "4000", HOST: "0.0.0.0", PATH: "/bin" });
  for (const { env } of [site, cms]) {
    expect(env).toHaveProperty("PATH", "/bin");
    expect(env).not.toHaveProperty("PORT");
    expect(env).not.toHaveProperty("HOST");
  }
});

test("the site gets all of its file, over which the process has precedence", () => {
  const files = freshSettings();
  Object.assign(files.site, { METRICS_TOKEN: "file", LOG_LEVEL: "warn" });
  const { env } = serverSettings(files, { LOG_LEVEL: "debug" }).site;
  expect(env).toMatchObject({ METRICS_TOKEN: "file", LOG_LEVEL: "debug" });
});

test("the CMS gets the mail settings of the site's file unless it has its own", () => {
  const files = freshSettings();
  Object.assign(files.site, { SMTP_URL: "smtp://site.example", MAIL_TO: "site@dorf.example" });
  files.cms.MAIL_TO = "cms@dorf.example";
  expect(serverSettings(files, {}).cms.env).toMatchObject({
    SMTP_URL: "smtp://site.example",
    MAIL_TO: "cms@dorf.example",
    MAIL_FROM: "",
  });
});

test.each([
  [{ PORT: "http" }, "PORT ist kein Port: http"],
  [{ CMS_PORT: "70000" }, "CMS_PORT ist kein Port: 70000"],
  [{ SITE_URL: "dorf.example" }, "SITE_URL ist keine Adresse: dorf.example"],
])("%j is refused", (environment, sentence) => {
  expect(() => serverSettings(freshSettings(), environment)).toThrow(sentence);
});

test.each([
  [{}, {}, {}, "rooms,registrations,letters"],
  [{ FEATURES: "none" }, {}, {}, "none"],
  [{ FEATURES: "none" }, {}, { FEATURES: "rooms" }, "rooms"],
  [{ FEATURES: "none" }, { FEATURES: " none " }, {}, "none"],
])("both servers get FEATURES of %j, %j and the environment %j: %s", (site, cms, environment, expected) => {
  const files = freshSettings();
  Object.assign(files.site, site);
  Object.assign(files.cms, cms);
  const settings = serverSettings(files, environment);
  expect([settings.site.env.FEATURES, settings.cms.env.FEATURES]).toEqual([expected, expected]);
});

test.each([
  [{ FEATURES: "raum" }, {}, "FEATURES in .env nennt etwas, das es nicht gibt: raum. Möglich sind rooms"],
  [
    {},
    { FEATURES: "none" },
    "FEATURES ist in cms/.env (none) anders als für die Website (rooms,registrations,letters)",
  ],
  [{ FEATURES: "none" }, { FEATURES: "raum" }, "FEATURES in cms/.env nennt etwas"],
])("FEATURES of %j and %j is refused", (site, cms, sentence) => {
  const files = freshSettings();
  Object.assign(files.site, site);
  Object.assign(files.cms, cms);
  expect(() => serverSettings(files, {})).toThrow(sentence);
});
