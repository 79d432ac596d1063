import { existsSync } from "node:fs";
import { join } from "node:path";
import { type APIRequestContext, expect } from "@playwright/test";
import type { SearchResponse, Suggestions } from "@/lib/search/search-response";
import { routes } from "@/lib/urls/routes";
import { openEditor } from "../scripts/stack/editor";
import { test } from "./support/stack";

/** Proves that the webhook works: the poll alone may take 30 s. */
const webhookTimeout = { timeout: 10_000, intervals: [50] };

async function ask(request: APIRequestContext, site: string, q: string): Promise<SearchResponse> {
  const response = await request.get(site + routes.searchApi({ q }));
  expect(response.status()).toBe(200);
  return response.json();
}

const titleOf = ({ hits }: SearchResponse) =>
  hits[0]?.title
    .map(({ text }) => text)
    .join("")
    .replaceAll("\u00ad", "");

test("published, renamed and unpublished entries change the search at once, and the index survives a restart without the CMS", async ({
  request,
  linked: { cms, webhookTargets },
  servers,
}) => {
  const proxy = await servers.startCmsProxy(cms.url);
  const site = await servers.startSite({ cmsUrl: proxy.url });
  webhookTargets.add(site.url);
  const editor = await openEditor(cms.url);
  const hrefs = async (q: string) => (await ask(request, site.url, q)).hits.map(({ href }) => href);

  const fields = {
    Titel: "Zauberwürfelturnier",
    Slug: "zauberwuerfel",
    Beginn: new Date(Date.now() + 86_400_000).toISOString(),
    Kurztext: "Wer dreht am schnellsten?",
  };
  const own = routes.event(fields.Slug);
  expect(await hrefs("zauberwuerfel")).not.toContain(own);
  const { documentId } = await editor.createEntry("veranstaltung", fields);
  await editor.publish("veranstaltung", documentId);
  await expect.poll(() => hrefs("zauberwuerfel"), webhookTimeout).toContain(own);

  await editor.createEntry("synonymgruppe", { Woerter: "Zauberwürfelturnier\nDrehklotzmeisterschaft" });
  await expect.poll(() => hrefs("Drehklotzmeisterschaft"), webhookTimeout).toContain(own);
  const group = await editor.findEntry("synonymgruppe", {
    Woerter: "Zauberwürfelturnier\nDrehklotzmeisterschaft",
  });
  await editor.updateEntry("synonymgruppe", group.documentId, {
    Woerter: "Zauberwürfelturnier\nPuzzlesause",
  });
  await expect.poll(() => hrefs("Puzzlesause"), webhookTimeout).toContain(own);

  await editor.unpublish("veranstaltung", documentId);
  await expect.poll(() => hrefs("zauberwuerfel"), webhookTimeout).not.toContain(own);

  // The index is saved some seconds after the last change.
  await expect.poll(() => existsSync(join(site.dataDir, "suche/index"))).toBe(true);
  await site.stop();
  proxy.mode = "refuse";
  const again = await servers.startSite({ cmsUrl: proxy.url, port: site.port, dataDir: site.dataDir });
  expect(titleOf(await ask(request, again.url, "Feuerwehrfest"))).toContain("Feuerwehrfest");

  webhookTargets.delete(site.url);
  await editor.deleteEntry("veranstaltung", documentId);
  await editor.deleteEntry("synonymgruppe", group.documentId);
});

// lib/search/clean-query.test.ts has unusual queries.
test("the API refuses invalid parameters in German and supports conditional requests", async ({
  request,
}) => {
  const refused = await request.get("/api/suche?q=fest&seite=zwei");
  expect(refused.status()).toBe(400);
  expect((await refused.json()).fehler).toContain("„seite“ muss");

  const first = await request.get(routes.searchApi({ q: "Kirmes" }));
  const headers = { "If-None-Match": first.headers().etag ?? "" };
  expect((await request.get(routes.searchApi({ q: "Kirmes" }), { headers })).status()).toBe(304);
});

test("suggestions contain completions and entries", async ({ request }) => {
  const response = await request.get(routes.suggestionsApi("schütz"));
  const { entries, completions }: Suggestions = await response.json();
  expect(entries.map(({ href }) => href)).toContain(routes.event("schuetzenfest"));
  expect(completions.some((completion) => completion.startsWith("Schütz"))).toBe(true);
});
