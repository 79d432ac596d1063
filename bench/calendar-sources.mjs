// Reading calendars every hour, in a CMS of this process with an empty database:
// node --expose-gc bench/calendar-sources.mjs [sources] [dates] [weekly series among them, of 52 dates] [kind]
// The calendars come from another process. Run in the repository's folder when the CMS is built.
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { print } from "../scripts/progress.mjs";

const [sources = 50, dates = 500, series = 9] = process.argv.slice(2, 5).map(Number);
const kind = process.argv[5] ?? "hier";
const datesOfSeries = 52;
const events = dates - series * (datesOfSeries - 1);
const cms = path.resolve("cms");

/** A day of the coming year, at another hour for each source */
const stamp = (source, index) => {
  const day = new Date(Date.now() + (2 + (index % 360)) * 86_400_000)
    .toISOString()
    .slice(0, 10)
    .replaceAll("-", "");
  return `${day}T${String(8 + (source % 12)).padStart(2, "0")}${String(index % 60).padStart(2, "0")}00`;
};
const calendar = (source) =>
  [
    "BEGIN:VCALENDAR",
    ...Array.from({ length: events }, (_, index) =>
      [
        "BEGIN:VEVENT",
        `UID:${index}@verein-${source}.example`,
        `DTSTART;TZID=Europe/Berlin:${stamp(source, index)}`,
        "DURATION:PT2H",
        ...(index < series ? [`RRULE:FREQ=WEEKLY;COUNT=${datesOfSeries}`] : []),
        `SUMMARY:Probe ${index} von Verein ${source}`,
        "DESCRIPTION:Wir treffen uns wie immer im Saal. Gäste sind willkommen.",
        "LOCATION:Dorfgemeinschaftshaus",
        "END:VEVENT",
      ].join("\r\n"),
    ),
    "END:VCALENDAR",
    "",
  ].join("\r\n");

/** Pauses between timers of 5 ms, and how long this thread itself worked in one of them: others may hold the machine. */
function watchPauses() {
  let [last, lastCpu] = [performance.now(), process.threadCpuUsage()];
  let [longest, ownLongest] = [0, 0];
  const timer = setInterval(() => {
    const now = performance.now();
    const { user, system } = process.threadCpuUsage(lastCpu);
    longest = Math.max(longest, now - last);
    ownLongest = Math.max(ownLongest, Math.min(now - last, (user + system) / 1000));
    last = now;
    lastCpu = process.threadCpuUsage();
  }, 5);
  return {
    stop() {
      clearInterval(timer);
      return { longest: Math.round(longest), ownLongest: Math.round(ownLongest) };
    },
  };
}

if (process.send) {
  const texts = Array.from({ length: sources }, (_, index) => calendar(index));
  const server = createServer(({ url = "", headers }, response) => {
    const isKnown = headers["if-none-match"] === '"1"';
    response
      .writeHead(isKnown ? 304 : 200, { ETag: '"1"' })
      .end(isKnown ? undefined : texts[Number(url.slice(1))]);
  }).listen(0, "127.0.0.1", () => process.send(server.address().port));
} else {
  const calendars = fork(fileURLToPath(import.meta.url), process.argv.slice(2));
  const [port] = await once(calendars, "message");
  const folder = await mkdtemp(path.join(tmpdir(), "sources-"));
  const secret = "x".repeat(32);
  for (const name of [
    "APP_KEYS",
    "ADMIN_JWT_SECRET",
    "API_TOKEN_SALT",
    "TRANSFER_TOKEN_SALT",
    "ENCRYPTION_KEY",
  ])
    process.env[name] = secret;
  Object.assign(process.env, {
    DATABASE_FILENAME: path.join(folder, "data.db"),
    CALENDAR_HOSTS: `http://127.0.0.1:${port}`,
    LOG_LEVEL: "error",
    NODE_ENV: "production",
  });
  process.chdir(cms);
  const require = createRequire(import.meta.url);
  const { createStrapi } = require(path.join(cms, "node_modules/@strapi/strapi"));
  const strapi = await createStrapi({ appDir: cms, distDir: path.join(cms, "dist") }).load();
  const { readSource } = require(path.join(cms, "dist/src/features/import/sources/read-source.js"));
  const { allSources } = require(path.join(cms, "dist/src/features/import/sources/find-source.js"));
  const uid = "api::kalenderquelle.kalenderquelle";
  const settings = {
    Art: kind,
    Website: "https://nachbar.example",
    Veroeffentlichen: true,
    Mit_Text: false,
    Frist_Tage: 7,
    Aus: false,
    Stand: {},
  };
  for (let index = 0; index < sources; index += 1)
    await strapi.db.query(uid).create({
      data: { ...settings, Name: `Verein ${index}`, Adresse: `http://127.0.0.1:${port}/${index}` },
    });

  const measure = async (name, work) => {
    globalThis.gc?.();
    const before = process.memoryUsage();
    const pauses = watchPauses();
    const cpu = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(cpu);
    const { longest, ownLongest } = pauses.stop();
    const seconds = ((user + system) / 1e6).toFixed(1);
    const { rss } = process.memoryUsage();
    globalThis.gc?.();
    const mb = (bytes) => (bytes / 1e6).toFixed(0);
    const stillUsed = process.memoryUsage().heapUsed - before.heapUsed;
    print(
      `${name}: ${seconds} s of processor time, longest pause ${longest} ms, of which it worked ${ownLongest} ms, ${mb(rss - before.rss)} MB more, of which ${mb(stillUsed)} are in use`,
    );
  };
  await measure(`first reading of ${sources} sources of ${dates} dates`, async () => {
    for (const { documentId } of await strapi.db.query(uid).findMany({}))
      await readSource(strapi, documentId, { version: "" });
  });
  await measure("an hour later, unchanged", async () => {
    for (const { documentId } of await allSources(strapi)) await readSource(strapi, documentId);
  });
  await strapi.destroy();
  calendars.kill();
  await rm(folder, { recursive: true });
}
