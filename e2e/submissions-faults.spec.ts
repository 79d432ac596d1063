import { expect } from "@playwright/test";
import { openEditor } from "./support/editor";
import { sendReport, startSiteverify } from "./support/form-sender";
import { seeded } from "./support/seeded";
import { test } from "./support/stack";
import { newKey } from "./support/visitor";

const sendings = 200;
const atOnce = 8;
/** How often the power fails while they send: of the CMS, the site, the CMS … */
const cuts = 5;

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

test("whatever dies while 200 people send: each success that was shown is stored once, and nothing twice", async ({
  servers,
}) => {
  test.setTimeout(600_000);
  const seed = Number(process.env.E2E_SEED ?? Date.now() % 100_000);
  const hint = `E2E_SEED=${seed}`;
  const random = seeded(seed);
  const google = await startSiteverify();
  let cms = await servers.startCms();
  let site = await servers.startSite({ cmsUrl: cms.url, env: google.env });

  const shown = new Map<string, string>();
  let failures = 0;
  let foundAgain = 0;

  /** At a random moment of what has just begun. */
  async function cut(number: number) {
    await pause(random() * 40);
    if (number % 2 === 0) {
      const { port, folder } = cms;
      await cms.kill();
      cms = await servers.startCms({ port, folder });
    } else {
      const { port, dataDir } = site;
      await site.kill();
      site = await servers.startSite({ port, dataDir, cmsUrl: cms.url, env: google.env });
    }
  }

  /** As people do: now and then twice at once, and again after a while when it failed. */
  async function person(number: number) {
    const report = { key: newKey(), text: `Meldung ${number}`, address: `192.0.2.${number}` };
    const click = async () => {
      const sent = await sendReport(site.url, report);
      if (!sent) failures += 1;
      if (sent?.earlier) foundAgain += 1;
      return sent?.reference;
    };
    while (!shown.has(report.key)) {
      const clicks = random() < 0.15 ? [click(), click()] : [click()];
      for (const reference of await Promise.all(clicks)) {
        if (reference === undefined) continue;
        expect(shown.get(report.key) ?? reference, hint).toBe(reference);
        shown.set(report.key, reference);
      }
      // Fewer posts than the limit for one address, however long a server takes to come back.
      if (!shown.has(report.key)) await pause(500 + random() * 1500);
    }
  }

  const cutAt = new Set<number>();
  while (cutAt.size < cuts) cutAt.add(Math.floor(random() * sendings));
  let begun = 0;
  let cutsBegun = 0;
  let restarting: Promise<void> = Promise.resolve();
  const visitor = async () => {
    while (begun < sendings) {
      const number = begun;
      begun += 1;
      if (cutAt.has(number)) {
        const next = cutsBegun;
        cutsBegun += 1;
        restarting = restarting.then(() => cut(next));
      }
      await person(number);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  await restarting;
  await google.close();

  const stored = await (await openEditor(cms.url)).allEntries("nachricht");
  // Otherwise the power never failed while somebody was sending, or nobody clicked twice.
  expect(failures, hint).toBeGreaterThan(cuts);
  expect(foundAgain, hint).toBeGreaterThan(0);
  expect(shown.size, hint).toBe(sendings);
  expect(stored.length, hint).toBe(sendings);
  for (const { Schluessel, Vorgangsnummer } of stored)
    expect(shown.get(String(Schluessel)), hint).toBe(Vorgangsnummer);
});
