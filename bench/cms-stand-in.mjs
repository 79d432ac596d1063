import { createServer } from "node:http";

/**
 * Answers the site's reads as the CMS does, from content in memory: Strapi would need half an hour to be filled with
 * ten thousand entries, and what it takes to answer is not what a benchmark of the site's pages measures.
 */
export async function startStandIn(content) {
  const newest = "2026-01-01T08:00:00.000Z";
  const summary = (entries) => ({ count: [entries].flat().length, newest });
  const changes = Object.fromEntries(
    Object.entries(content).map(([plural, entries]) => [plural, summary(entries)]),
  );
  changes.medien = { count: 0, newest: null };

  const answer = (url) => {
    const name = url.pathname.replace("/api/", "");
    if (name === "aenderungen") return { data: changes };
    const entries = content[name];
    if (entries === undefined) return undefined;
    if (!Array.isArray(entries)) return { data: entries };
    const page = Number(url.searchParams.get("pagination[page]") ?? 1);
    const pageSize = Number(url.searchParams.get("pagination[pageSize]") ?? 25);
    return {
      data: entries.slice((page - 1) * pageSize, page * pageSize),
      meta: {
        pagination: {
          page,
          pageSize,
          total: entries.length,
          pageCount: Math.ceil(entries.length / pageSize),
        },
      },
    };
  };
  const server = createServer((request, response) => {
    const body = answer(new URL(request.url ?? "/", "http://cms"));
    response.writeHead(body ? 200 : 404, { "Content-Type": "application/json" });
    response.end(JSON.stringify(body ?? { data: null, error: { status: 404 } }));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}
