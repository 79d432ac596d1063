import { createServer } from "node:http";
import { freshSettings } from "../scripts/secrets.mjs";
import { startTestSite } from "../scripts/stack/test-stack.mjs";
import { makeVillage } from "./village.mjs";

/** Serves content from memory as the CMS does: Strapi would need half an hour to be filled with ten thousand entries. */
export async function startFakeCms(content) {
  const changes = { medien: { count: 0, newest: null } };
  for (const [plural, entries] of Object.entries(content))
    changes[plural] = { count: [entries].flat().length, newest: "2026-01-01T08:00:00.000Z" };

  const toBody = ({ pathname, searchParams }) => {
    const name = pathname.replace("/api/", "");
    if (name === "aenderungen") return { data: changes };
    if (content[name] === undefined) return undefined;
    if (!Array.isArray(content[name])) return { data: content[name] };
    const ids = [...searchParams].flatMap(([key, id]) => (key.startsWith("filters[documentId]") ? id : []));
    const entries = content[name].filter(({ documentId }) => ids.length === 0 || ids.includes(documentId));
    const page = Number(searchParams.get("pagination[page]") ?? 1);
    const pageSize = Number(searchParams.get("pagination[pageSize]") ?? 25);
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
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    /** An editor publishes other fields of an entry. */
    change(plural, entry, fields) {
      const updatedAt = new Date().toISOString();
      Object.assign(entry, fields, { updatedAt });
      changes[plural].newest = updatedAt;
    },
    close: () => server.close(),
  };
}

/** A site whose content is that of `size`. @param size as makeVillage() takes it */
export async function startVillage(size, folder) {
  const { url } = await startFakeCms(makeVillage(size));
  return startTestSite({ folder, settings: freshSettings().site, cmsUrl: url });
}
