import { expect } from "@playwright/test";
import { routes } from "@/lib/routes";
import { edgeEnv } from "./support/edge";
import { openEditor } from "./support/editor";
import { startRedis } from "./support/redis";
import { type RunningSite, type Servers, test, waitForCopies } from "./support/stack";

/** The change query, every 30 s, would find the changes too, but not three of them at once. */
const atOnce = { timeout: 10_000, intervals: [20] };

const slug = "mehrfest";

// Each test starts a CMS, a Redis, nginx and two sites.
test.slow();

/** nginx in front of two sites, which share a Redis; the CMS tells nginx of changes. */
async function startAll(servers: Servers) {
  const redis = await startRedis();
  const ports = [await servers.freePort(), await servers.freePort()] as const;
  const edge = await servers.startEdge(...ports);
  const cms = await servers.startCms({ siteUrl: edge.url });
  const env = { ...edgeEnv, REDIS_URL: redis.url };
  const [one, two] = await Promise.all([
    servers.startSite({ cmsUrl: cms.url, port: ports[0], env }),
    servers.startSite({ cmsUrl: cms.url, port: ports[1], env }),
  ]);
  await Promise.all([waitForCopies(one), waitForCopies(two)]);
  const editor = await openEditor(cms.url);
  const fields = { Slug: slug, Beginn: "2031-05-01T10:00:00.000Z", Kurztext: "Kommt alle!" };
  const { documentId } = await editor.createEntry("veranstaltung", { ...fields, Titel: "Erstes Mehrfest" });
  const publish = (Titel: string) => editor.publish("veranstaltung", documentId, { Titel });
  return { redis, edge, one, two, publish };
}

async function titleAt(origin: string): Promise<string> {
  const response = await fetch(origin + routes.event(slug));
  const heading = /<h1[^>]*>([^<]*)</.exec(await response.text())?.[1] ?? "";
  return response.ok ? heading.replaceAll("\u00ad", "") : String(response.status);
}

const expectTitle = (sites: RunningSite[], title: string) =>
  Promise.all(sites.map(({ url }) => expect.poll(() => titleAt(url), atOnce).toBe(title)));

test("a change shows on both sites at once, and after an outage of Redis as soon as it is back", async ({
  servers,
}) => {
  const { redis, one, two, publish } = await startAll(servers);
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
    await expectTitle([one, two], "Viertes Mehrfest");
    await publish("Fünftes Mehrfest");
    await expectTitle([one, two], "Fünftes Mehrfest");
  } finally {
    await again.stop();
  }
});

test("a site that dies takes no request with it, and changes still arrive", async ({ servers }) => {
  const { redis, edge, one, two, publish } = await startAll(servers);
  try {
    const statuses: number[] = [];
    let isAsking = true;
    const visitor = async () => {
      while (isAsking)
        statuses.push((await fetch(`${edge.url}${routes.calendar()}?q=${statuses.length}`)).status);
    };
    const asking = Promise.all([visitor(), visitor()]);
    await expect.poll(() => statuses.length).toBeGreaterThan(10);
    await one.kill();
    const asked = statuses.length;
    await expect.poll(() => statuses.length).toBeGreaterThan(asked + 10);
    for (const title of ["Erstes Mehrfest", "Zweites Mehrfest"]) {
      await publish(title);
      await expectTitle([two], title);
    }
    isAsking = false;
    await asking;
    expect(new Set(statuses)).toEqual(new Set([200]));
  } finally {
    await redis.stop();
  }
});
