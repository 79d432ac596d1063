import { setTimeout as sleep } from "node:timers/promises";
import { routes } from "../lib/urls/routes.ts";
import { print, step } from "../scripts/progress.mjs";
import { newWord } from "./ms-until-shown.mjs";
import { copyBuildWithOtherNames } from "./other-build.mjs";

const visitors = 4;
/** Visitors read; without it they would take the processor from the sites that start. */
const pauseMs = 20;

const pick = (values) => values[Math.floor(Math.random() * values.length)];

/** Visitors who open cached pages, a file that the page names, and searches, which are not cached, until `stop()` is called. */
function startVisitors({ origin, pages, visitor }) {
  const counts = {};
  const failures = new Map();
  let isRunning = true;
  async function request(kind, path) {
    counts[kind] ??= { sent: 0, failed: 0 };
    counts[kind].sent += 1;
    const [result, body] = await fetch(origin + path, { headers: visitor() })
      .then(async (response) => [response.status, await response.text()])
      .catch((error) => [String(error.cause ?? error), ""]);
    if (result === 200) return body;
    counts[kind].failed += 1;
    const failure = `${kind}: ${result}`;
    failures.set(failure, (failures.get(failure) ?? 0) + 1);
    return "";
  }
  const filesIn = (html) => html.match(/\/_next\/static\/[^"'\\ ]+/g);
  async function visit() {
    while (isRunning) {
      const files = filesIn(await request("pages", pick(pages)));
      if (files) await request("files", pick(files));
      await request("searches", routes.search({ q: newWord() }));
      await sleep(pauseMs);
    }
  }
  const visiting = Promise.all(Array.from({ length: visitors }, visit));
  return {
    sent: () => counts.searches?.sent ?? 0,
    async askForAll() {
      for (const page of pages)
        for (const file of filesIn(await request("pages", page)) ?? []) await request("files", file);
    },
    async stop() {
      isRunning = false;
      await visiting;
      return { counts, failures };
    },
  };
}

/**
 * Counts failed requests while two sites behind the edge die, restart, get another build, and are away both.
 * @param sites both running servers @param startSite starts the first or second one again
 * @returns whether nothing failed but searches while there was no site
 */
export async function countFailures({ origin, pages, visitor, sites, startSite }) {
  const manyVisits = async (visits) => {
    const before = visits.sent();
    while (visits.sent() < before + 50) await sleep(pauseMs);
  };
  const inTurn = async (visits, env) => {
    for (const at of [0, 1]) {
      await sites[at].stop();
      sites[at] = await startSite(at, env);
      await manyVisits(visits);
    }
  };
  const other = await step("Copying the build under other names of files", copyBuildWithOtherNames);
  const events = {
    "one of two dies and comes back": async (visits) => {
      sites[0].kill();
      await manyVisits(visits);
      sites[0] = await startSite(0);
    },
    "both restart in turn": (visits) => inTurn(visits),
    "both get another build in turn": (visits) => inTurn(visits, { NEXT_DIST_DIR: other.name }),
    "both are away at once and come back": async ({ askForAll }) => {
      // Files that nobody has ever asked for are not in the cache.
      await askForAll();
      await Promise.all(sites.map((site) => site.stop()));
      sites.splice(0, 2, ...(await Promise.all([0, 1].map((at) => startSite(at)))));
    },
  };
  const isAway = (name) => name.startsWith("both are away");
  let isGood = true;
  try {
    for (const [name, happen] of Object.entries(events)) {
      const visits = startVisitors({ origin, pages, visitor });
      await manyVisits(visits);
      await happen(visits);
      const { counts, failures } = await visits.stop();
      const cells = Object.entries(counts).map(([kind, { sent, failed }]) => `${failed} of ${sent} ${kind}`);
      print(`${name}: failed ${cells.join(", ")}`);
      for (const [failure, count] of failures) print(`  ${count} × ${failure}`);
      const unwanted = Object.entries(counts).filter(([kind]) => !(isAway(name) && kind === "searches"));
      isGood &&= unwanted.every(([, { failed }]) => failed === 0);
    }
  } finally {
    await other.remove();
  }
  return isGood;
}
