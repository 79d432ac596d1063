import { expect } from "@playwright/test";
import { openEditor } from "./support/editor";
import { seeded } from "./support/seeded";
import { type RunningCms, test } from "./support/stack";
import { messages, newKey, send } from "./support/visitor";

const sendings = 200;
const atOnce = 8;
/** How often the power fails while they send. */
const cuts = 4;
/** So often a person tries before giving up. */
const patience = 300;

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

test("whatever dies while 200 people send: each success that was shown is stored once, and nothing twice", async ({
  servers,
}) => {
  test.setTimeout(150_000);
  const seed = Number(process.env.E2E_SEED ?? Date.now() % 100_000);
  const random = seeded(seed);
  test.info().annotations.push({ type: "seed", description: String(seed) });

  let cms: RunningCms = await servers.startCms();
  const shown = new Map<string, string>();
  const keys: string[] = [];
  let failures = 0;
  let repeated = 0;
  let begun = 0;
  let restarting: Promise<void> = Promise.resolve();

  const cutAt = new Set<number>();
  while (cutAt.size < cuts) cutAt.add(Math.floor(random() * sendings));

  async function cut() {
    await pause(random() * 30);
    const { port, folder } = cms;
    await cms.kill();
    cms = await servers.startCms({ port, folder });
  }

  /** As people do: now and then twice at once, and again after a while when it failed. */
  async function person(number: number) {
    const key = newKey();
    keys.push(key);
    const data = { Art: "kontakt", Text: `Nachricht ${number}`, Schluessel: key };
    const click = async () => {
      const answer = await send(messages(cms.url), data).catch(() => undefined);
      if (answer?.data?.Schon_da) repeated += 1;
      return answer?.data?.Vorgangsnummer;
    };
    for (let attempt = 1; attempt <= patience; attempt += 1) {
      const clicks = random() < 0.15 ? [click(), click()] : [click()];
      for (const reference of await Promise.all(clicks)) {
        if (reference === undefined) failures += 1;
        else expect(shown.get(key) ?? reference).toBe(shown.set(key, reference).get(key));
      }
      if (shown.has(key)) return;
      await pause(100 + random() * 500);
    }
  }

  const visitors = Array.from({ length: atOnce }, async () => {
    while (begun < sendings) {
      const number = begun;
      begun += 1;
      if (cutAt.has(number)) restarting = restarting.then(cut);
      await person(number);
    }
  });
  await Promise.all(visitors);
  await restarting;

  const editor = await openEditor(cms.url);
  const stored = await editor.allEntries("nachricht");
  const hint = `E2E_SEED=${seed}`;
  expect(failures, hint).toBeGreaterThan(cuts);
  expect(repeated, hint).toBeGreaterThan(0);
  expect(shown.size, hint).toBe(sendings);
  expect(stored.length, hint).toBe(new Set(stored.map(({ Schluessel }) => Schluessel)).size);
  const references = new Map(stored.map(({ Schluessel, Vorgangsnummer }) => [Schluessel, Vorgangsnummer]));
  for (const [key, reference] of shown) expect(references.get(key), `${hint}: ${key}`).toBe(reference);
  expect(
    stored.every(({ Schluessel }) => keys.includes(String(Schluessel))),
    hint,
  ).toBe(true);
});
