import { expect } from "@playwright/test";
import { openEditor } from "../scripts/stack/editor";
import { seededRandom } from "../scripts/stack/seeded-random";
import { sendReport } from "./support/barrier-report";
import { newKey } from "./support/cms-submissions";
import { startSiteverify } from "./support/siteverify";
import { test } from "./support/stack";
import { lockDatabase } from "./support/village-commands";

const personCount = 200;
const parallelPersons = 8;
/** Site and CMS are killed in turn. */
const killCount = 3;

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test("200 reports are stored exactly once while CMS and site are killed", async ({ servers }) => {
  const seed = Number(process.env.E2E_SEED ?? Date.now() % 100_000);
  const hint = `E2E_SEED=${seed}`;
  const random = seededRandom(seed);
  const siteverify = await startSiteverify("barriere");
  // Each person has addresses of their own, which a trusted proxy would report.
  const env = { ...siteverify.env, TRUSTED_PROXY_HOPS: "1" };
  let cms = await servers.startCms();
  let site = await servers.startSite({ cmsUrl: cms.url, env });

  /** References by key */
  const confirmed = new Map<string, string>();
  let failures = 0;
  let repeated = 0;

  /** Kills and restarts a server at a random time during a request. */
  async function killServer(number: number) {
    await delay(random() * 40);
    if (number % 2 === 0) {
      const { port, dataDir } = site;
      await site.kill();
      site = await servers.startSite({ port, dataDir, cmsUrl: cms.url, env });
    } else {
      const { port, folder } = cms;
      await cms.kill();
      cms = await servers.startCms({ port, folder });
    }
  }

  /** Sends a report until it is confirmed, sometimes twice at once. */
  async function sendAsPerson(number: number) {
    const report = { key: newKey(), text: `Meldung ${number}` };
    let clicks = 0;
    const click = async () => {
      // However long a restart takes, no address reaches its limit of 20.
      const address = `10.0.${number}.${Math.floor(clicks / 10)}`;
      clicks += 1;
      const sent = await sendReport(site.url, { ...report, address });
      if (!sent) failures += 1;
      if (sent?.earlier) repeated += 1;
      return sent?.reference;
    };
    while (!confirmed.has(report.key)) {
      const references = random() < 0.15 ? [click(), click()] : [click()];
      for (const reference of await Promise.all(references)) {
        if (reference === undefined) continue;
        expect(confirmed.get(report.key) ?? reference, hint).toBe(reference);
        confirmed.set(report.key, reference);
      }
      if (!confirmed.has(report.key)) await delay(500 + random() * 1500);
    }
  }

  const killAt = new Set<number>();
  while (killAt.size < killCount) killAt.add(Math.floor(random() * personCount));
  let startedPersons = 0;
  let startedKills = 0;
  let restarting: Promise<void> = Promise.resolve();
  let reportFailedRestart: (error: unknown) => void = () => {};
  // Nothing would be confirmed any more.
  const failedRestart = new Promise<never>((_, reject) => {
    reportFailedRestart = reject;
  });
  const worker = async () => {
    while (startedPersons < personCount) {
      const number = startedPersons;
      startedPersons += 1;
      if (killAt.has(number)) {
        const next = startedKills;
        startedKills += 1;
        restarting = restarting.then(() => killServer(next));
        restarting.catch(reportFailedRestart);
      }
      await sendAsPerson(number);
    }
  };
  await Promise.race([failedRestart, Promise.all(Array.from({ length: parallelPersons }, worker))]);
  await restarting;

  await test.step("while another process has the database, everybody is told, and the CMS goes on answering", async () => {
    const editor = await openEditor(cms.url);
    const report = { key: newKey(), text: "Während der Sicherung", address: "10.1.0.1" };
    const unlock = lockDatabase(cms.folder);
    try {
      const asked = Promise.all([
        sendReport(site.url, report),
        editor.createEntry("beitrag", { Titel: "Während der Sicherung" }).catch(String),
      ]);
      let slowestMs = 0;
      let isAnswered = false;
      asked.finally(() => {
        isAnswered = true;
      });
      while (!isAnswered) {
        const startMs = performance.now();
        expect((await fetch(`${cms.url}/_health`)).ok).toBe(true);
        slowestMs = Math.max(slowestMs, performance.now() - startMs);
      }
      const [receipt, refusal] = await asked;
      expect(receipt).toBeUndefined();
      expect(refusal).toMatch(/503.*Die Datenbank ist gerade belegt/);
      // The driver alone would keep it for five seconds.
      expect(slowestMs).toBeLessThan(2500);
    } finally {
      unlock();
    }
    const receipt = await sendReport(site.url, report);
    confirmed.set(report.key, String(receipt?.reference));
  });
  await siteverify.close();

  const stored = await (await openEditor(cms.url)).allEntries("nachricht");
  // Proves that servers were killed during requests and that reports were sent twice.
  expect(failures, hint).toBeGreaterThan(killCount);
  expect(repeated, hint).toBeGreaterThan(0);
  expect(confirmed.size, hint).toBe(personCount + 1);
  expect(stored.length, hint).toBe(personCount + 1);
  expect(new Set(confirmed.values()), hint).toEqual(
    new Set(stored.map(({ Vorgangsnummer }) => Vorgangsnummer)),
  );
});
