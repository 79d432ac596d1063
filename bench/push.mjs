import { randomUUID } from "node:crypto";
import { createRequire } from "node:module";
import path from "node:path";
import { command } from "../scripts/command.mjs";
import { cms as cmsFiles } from "../scripts/paths.mjs";
import { freePort } from "../scripts/ports.mjs";
import { print, step } from "../scripts/progress.mjs";
import { openEditor } from "../scripts/stack/editor.ts";
import { mailEnv } from "../scripts/stack/mailbox.ts";
import { metricsToken, readMetrics } from "../scripts/stack/metrics.ts";
import { pushEnv, startPushService } from "../scripts/stack/push-service.ts";
import { startBenchStack } from "../scripts/stack/start-stack.mjs";
import { readStack, startTestCms } from "../scripts/stack/test-stack.mjs";
import { cpuMs, untilIdle } from "./load-server.mjs";

/**
 * `npm run bench:push`: an urgent notice to 500 devices (DEVICES), whose push service is on this machine. Fails when fewer than 95 %
 * of them have it within ten seconds of the press, when the CMS takes more than five seconds of processor time, or when the
 * site's event loop stands still for longer than 50 ms meanwhile.
 */
const deviceCount = Number(process.env.DEVICES ?? 500);
const minShare = 0.95;
const maxMs = 10_000;
const maxCpuMs = 5000;
const maxPauseMs = 50;

const cmsModule = createRequire(path.join(cmsFiles.folder, "package.json"));

/** Devices that have ordered urgent notices, in the database of a CMS that is stopped */
function addDevices(file, service) {
  const Database = cmsModule("better-sqlite3");
  const database = new Database(file);
  const insert = database.prepare(
    `INSERT INTO geraete (document_id, endpunkt, oeffentlicher_schluessel, schluessel_auth, themen, wortlaut, bestellt_am, bestaetigt_am)
      VALUES (@id, @Endpunkt, @Oeffentlicher_Schluessel, @Schluessel_auth, @themes, 'ja', @now, @now)`,
  );
  const others = { themes: "\nwoche\ngefahr\n", now: Date.now() };
  for (let count = 0; count < deviceCount; count += 1)
    insert.run({ ...service.addDevice(`/geraet/${count}`), ...others, id: `geraet${count}` });
  database.close();
}

/** Processor time of this process for what the library does alone, in milliseconds */
function cpuOfEncryption(service, vapid) {
  const { generateRequestDetails } = cmsModule("web-push");
  const {
    Endpunkt,
    Oeffentlicher_Schluessel: p256dh,
    Schluessel_auth: auth,
  } = service.addDevice("/vergleich");
  const vapidDetails = {
    subject: vapid.VAPID_SUBJECT,
    publicKey: vapid.VAPID_PUBLIC_KEY,
    privateKey: vapid.VAPID_PRIVATE_KEY,
  };
  const before = process.cpuUsage();
  for (let count = 0; count < deviceCount; count += 1)
    generateRequestDetails({ endpoint: Endpunkt, keys: { p256dh, auth } }, randomUUID(), { vapidDetails });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

async function untilReceived(service, count, deadline) {
  while (service.received.length < count && performance.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 20));
}

async function bench() {
  const stack = await startBenchStack({ METRICS_TOKEN: metricsToken });
  Object.assign(process.env, stack.env);
  const { CMS_URL, SITE_URL } = stack.env;
  const [firstCms, site] = stack.servers;
  const { folder, settings } = await readStack();
  const cmsFolder = path.join(folder, "cms");
  await firstCms.stop();
  const service = await startPushService();
  const vapid = pushEnv(service.url);
  addDevices(path.join(cmsFolder, "cms.db"), service);
  const cms = await step(`Starting the CMS with ${deviceCount} devices`, async () =>
    startTestCms({
      folder: cmsFolder,
      settings: {
        ...settings.cms,
        SITE_URL,
        SITE_WEBHOOK_URL: `http://127.0.0.1:${new URL(SITE_URL).port}/api/cms/webhook`,
      },
      port: Number(new URL(CMS_URL).port),
      env: { ...mailEnv(await freePort()), ...vapid },
    }),
  );
  const editor = await openEditor();
  const notice = await editor.createEntry("mitteilung", {
    Text: "Trinkwasser bitte abkochen.",
    Stufe: "Gefahr",
    Bis: new Date(Date.now() + 3_600_000).toISOString(),
  });
  await editor.publish("mitteilung", notice.documentId);
  await Promise.all([untilIdle(cms.pid), untilIdle(site.pid)]);

  await readMetrics(SITE_URL);
  const cpuBefore = await cpuMs(cms.pid);
  const startedAt = performance.now();
  await editor.fetch(`redaktion/briefe/warnung/${notice.documentId}`, "POST");
  await untilReceived(service, Math.ceil(deviceCount * minShare), startedAt + maxMs);
  const mostMs = performance.now() - startedAt;
  const share = service.received.length / deviceCount;
  await untilReceived(service, deviceCount, startedAt + 6 * maxMs);
  const allMs = performance.now() - startedAt;
  const usedMs = (await cpuMs(cms.pid)) - cpuBefore;
  const pauseMs = (await readMetrics(SITE_URL)).get("nodejs_eventloop_lag_max_seconds") * 1000;

  const reached = new Set(service.received.map(({ path: address }) => address)).size;
  print(`\n${reached} devices, ${service.received.length} messages`);
  print(
    `${(share * 100).toFixed(0)} % accepted after ${(mostMs / 1000).toFixed(2)} s, all after ${(allMs / 1000).toFixed(2)} s`,
  );
  const encryption = cpuOfEncryption(service, vapid);
  print(
    `processor time of the CMS: ${(usedMs / 1000).toFixed(2)} s, ${(usedMs / encryption).toFixed(1)} times that of the encryption`,
  );
  print(`longest pause of the site's event loop: ${pauseMs.toFixed(0)} ms`);
  await service.close();
  const isMissed = share < minShare || usedMs > maxCpuMs || pauseMs > maxPauseMs;
  print(isMissed ? "Missed." : "All aims are reached.");
  return isMissed || reached < deviceCount || service.received.length > reached ? 1 : 0;
}

await command(bench);
