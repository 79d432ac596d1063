import { createServer } from "node:http";
import { freshSettings } from "../scripts/secrets.mjs";
import { startTestSite } from "../scripts/test-stack.mjs";
import { makeVillage } from "./village.mjs";

/** Serves content from memory as the CMS does: Strapi would need half an hour to be filled with ten thousand entries. */
async function startFakeCms(content) {
  const newest = "2026-01-01T08:00:00.000Z";
  const summary = (entries) => ({ count: [entries].flat().length, newest });
  const changes = Object.fromEntries(
    Object.entries(content).map(([plural, entries]) => [plural, summary(entries)]),
  );
  changes.medien = { count: 0, newest: null };

  const toBody = (url) => {
    const name = url.pathname.replace("/api/", "");
    if (name === "aenderungen") return { data: changes };
    const entries = content[name];
    if (entries === undefined) return undefined;
    if (!Array.isArray(entries)) return { data: entries };
    const page = Number(url.searchParams.get("pagination[page]") ?? 1);
    const pageSize = Number(url.searchParams.get("pagination[pageSize]") ?? 25);
    const total = entries.length;
    const pagination = { page, pageSize, total, pageCount: Math.ceil(total / pageSize) };
    return { data: entries.slice((page - 1) * pageSize, page * pageSize), meta: { pagination } };
  };
  const server = createServer((request, response) => {
    const body = toBody(new URL(request.url ?? "/", "http://cms"));
    response.writeHead(body ? 200 : 404, { "Content-Type": "application/json" });
    response.end(JSON.stringify(body ?? { data: null, error: { status: 404 } }));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${server.address().port}`;
}

/** A site whose content is that of `size`. @param size as makeVillage() takes it */
export async function startVillage(size, folder) {
  const cmsUrl = await startFakeCms(makeVillage(size));
  return startTestSite({ folder, settings: freshSettings().site, cmsUrl });
}
