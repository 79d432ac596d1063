import { expect } from "@playwright/test";
import { apiErrorTexts } from "@/lib/texts/errors";
import { routes } from "@/lib/urls/routes";
import { askForMetrics, metricsToken, readMetrics } from "../scripts/stack/metrics";
import { festival, message, messages, newKey, send, submissions } from "./support/cms-submissions";
import { test } from "./support/stack";

const waiting = "dorfforum_mails_waiting";
const failed = "dorfforum_mails_failed";

test("metrics tell about requests, content, search and what waits, and outlive the CMS", async ({
  linked: { cms },
  servers,
}) => {
  const proxy = await servers.startCmsProxy(cms.url);
  const site = await servers.startSite({
    cmsUrl: proxy.url,
    env: { METRICS_TOKEN: metricsToken, LOG_LEVEL: "warn" },
  });
  const value = async (name: string) => (await readMetrics(site.url)).get(name) ?? 0;
  // Mails of other tests that wait were tried too.
  await expect.poll(async () => (await value(failed)) - (await value(waiting))).toBe(0);
  const before = await readMetrics(site.url);
  const withMore = (count: number, name: string) => ({ [name]: (before.get(name) ?? 0) + count });

  expect((await send(messages(cms.url), message(newKey()))).status).toBe(201);
  expect((await send(submissions(cms.url), festival(newKey()))).status).toBe(201);
  for (const path of [routes.home, routes.event("geheimes-wort"), "/geheimes-wort"])
    await (await fetch(site.url + path)).text();

  await expect.poll(() => value(failed), { timeout: 30_000 }).toBe((before.get(failed) ?? 0) + 2);
  const text = await (await askForMetrics(site.url)).text();
  expect(text).not.toContain("geheim");
  const values = await readMetrics(site.url);
  expect(Object.fromEntries(values)).toMatchObject({
    'dorfforum_http_requests_total{route="/",method="GET",status="200"}': 1,
    'dorfforum_http_requests_total{route="/veranstaltung/*",method="GET",status="404"}': 1,
    'dorfforum_http_requests_total{route="other",method="GET",status="404"}': 1,
    'dorfforum_http_request_duration_seconds_count{route="/"}': 1,
    'dorfforum_content_state{type="veranstaltung",state="current"}': 1,
    'dorfforum_content_state{type="veranstaltung",state="copy"}': 0,
    ...withMore(1, 'dorfforum_submissions_waiting{type="nachrichten"}'),
    ...withMore(1, 'dorfforum_submissions_waiting{type="einsendungen"}'),
    ...withMore(2, waiting),
  });
  expect(values.get('dorfforum_cms_requests_total{kind="read",status="200"}')).toBeGreaterThan(8);
  expect(values.get('dorfforum_content_age_seconds{type="veranstaltung"}')).toBeLessThan(60);
  expect(values.get("dorfforum_search_entries")).toBeGreaterThan(50);
  expect(values.get("dorfforum_search_index_age_seconds")).toBeLessThan(60);
  for (const name of ["process_resident_memory_bytes", "process_open_fds", "nodejs_eventloop_lag_seconds"])
    expect(values.get(name), name).toBeGreaterThan(0);

  proxy.mode = "refuse";
  await expect
    .poll(() => value('dorfforum_cms_requests_total{kind="read",status="failed"}'))
    .toBeGreaterThan(0);
  const withoutCms = await readMetrics(site.url);
  expect(withoutCms.get(waiting)).toBeNaN();
  expect(withoutCms.has('dorfforum_submissions_waiting{type="nachrichten"}')).toBe(false);
  expect(withoutCms.get("dorfforum_search_entries")).toBe(values.get("dorfforum_search_entries"));

  // LOG_LEVEL=warn, as in the linked CMS
  expect(site.log()).not.toContain('"level":"info"');
  expect(cms.log()).not.toMatch(/\bhttp\b.*GET \/api\/aenderungen/);
});

test("metrics need their token, and do not exist without one", async ({ linked: { site }, request }) => {
  expect((await askForMetrics(site.url)).status).toBe(200);
  const refused = await askForMetrics(site.url, "wrong");
  expect(refused.status).toBe(401);
  expect(await refused.text()).not.toContain("dorfforum_");
  expect((await fetch(site.url + routes.metrics)).status).toBe(401);

  const unset = await request.get(routes.metrics, { headers: { Authorization: "Bearer undefined" } });
  expect([unset.status(), await unset.text()]).toEqual([404, apiErrorTexts.notFound]);
});
