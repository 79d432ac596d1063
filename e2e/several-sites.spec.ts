import { expect } from "@playwright/test";
import { routes } from "@/lib/urls/routes";
import { edgeEnv } from "../scripts/stack/edge";
import { openEditor } from "../scripts/stack/editor";
import { startRedis } from "../scripts/stack/redis";
import { type LinkedServers, type RunningSite, type Servers, test, waitForCopies } from "./support/stack";

/** The change query, every 30 s, would find the changes too, but not three of them at once. */
const atOnce = { timeout: 10_000, intervals: [20] };

const slug = "mehrfest";

// The test starts a Redis twice, nginx and two sites.
test.slow();

/** nginx in front of two sites, which share a Redis; the CMS tells nginx of changes. */
async function startAll(servers: Servers, { cms, webhookTargets }: LinkedServers) {
  const redis = await startRedis();
  const ports = [await servers.freePort(), await servers.freePort()] as const;
  const edge = await servers.startEdge(...ports);
  webhookTargets.add(edge.url);
  const env = { ...edgeEnv, REDIS_URL: redis.url };
  const [one, two] = await Promise.all([
    servers.startSite({ cmsUrl: cms.url, port: ports[0], env }),
    servers.startSite({ cmsUrl: cms.url, port: ports[1], env }),
  ]);
  await Promise.all([waitForCopies(one), waitForCopies(two)]);
  return { redis, edge, one, two };
}

async function titleAt(origin: string): Promise<string> {
  const response = await fetch(origin + routes.event(slug));
  const heading = /<h1[^>]*>([^<]*)</.exec(await response.text())?.[1] ?? "";
  return response.ok ? heading.replaceAll("\u00ad", "") : String(response.status);
}

const expectTitle = (sites: RunningSite[], title: string) =>
  Promise.all(sites.map(({ url }) => expect.poll(() => titleAt(url), atOnce).toBe(title)));

/** Visits a page through `origin` without a pause until it is stopped. */
function keepVisiting(origin: string) {
  const statuses: number[] = [];
  let isOver = false;
  const visitor = async () => {
    while (!isOver) statuses.push((await fetch(`${origin}${routes.calendar()}?q=${statuses.length}`)).status);
  };
  const ended = Promise.all([visitor(), visitor()]);
  return {
    statuses,
    async stop() {
      isOver = true;
      await ended;
    },
  };
}

test("a change shows on both sites at once, after an outage of Redis too, and a site that dies takes no request with it", async ({
  linked,
  servers,
}) => {
  const { redis, edge, one, two } = await startAll(servers, linked);
  const editor = await openEditor(linked.cms.url);
  const fields = { Slug: slug, Beginn: "2031-05-01T10:00:00.000Z", Kurztext: "Kommt alle!" };
  const { documentId } = await editor.createEntry("veranstaltung", { ...fields, Titel: "Erstes Mehrfest" });
  const publish = (Titel: string) => editor.publish("veranstaltung", documentId, { Titel });
  try {
    for (const title of ["Erstes Mehrfest", "Zweites Mehrfest", "Drittes Mehrfest"]) {
      await publish(title);
      await expectTitle([one, two], title);
    }
    await redis.stop();
    await expect.poll(() => one.log()).toContain("Redis is away");
    await publish("Viertes Mehrfest");
    // nginx hands the message of the CMS to one of them.
    const shown = async () => [await titleAt(one.url), await titleAt(two.url)];
    await expect.poll(shown, atOnce).toContain("Viertes Mehrfest");
  } finally {
    await redis.stop();
  }
  const again = await startRedis(redis.port);
  try {
    await test.step("once Redis is back, both show what they missed and what follows", async () => {
      await expectTitle([one, two], "Viertes Mehrfest");
      await publish("Fünftes Mehrfest");
      await expectTitle([one, two], "Fünftes Mehrfest");
    });
    await test.step("a site that dies takes no request with it, and changes still arrive", async () => {
      const { statuses, stop } = keepVisiting(edge.url);
      await expect.poll(() => statuses.length).toBeGreaterThan(10);
      await one.kill();
      const asked = statuses.length;
      await expect.poll(() => statuses.length).toBeGreaterThan(asked + 10);
      for (const title of ["Sechstes Mehrfest", "Siebtes Mehrfest"]) {
        await publish(title);
        await expectTitle([two], title);
      }
      await stop();
      expect(new Set(statuses)).toEqual(new Set([200]));
    });
  } finally {
    await again.stop();
  }
  linked.webhookTargets.delete(edge.url);
  await editor.deleteEntry("veranstaltung", documentId);
});
