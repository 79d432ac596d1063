import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveHandler } from "./serve-handler";

type Entries = readonly object[] | Response;

/**
 * Starts a CMS that has no settings. The module under test finds it by CMS_URL, and an empty DATA_DIR.
 * @param entriesAt the entries that a path of its API lists, as "/api/angebote", or the response to it
 * @returns a function that stops it
 */
export async function startFakeCms(entriesAt: (path: string) => Entries | Promise<Entries>) {
  const { url, close } = await serveHandler(async (request) => {
    const { pathname } = new URL(request.url);
    const entries = await entriesAt(pathname);
    if (entries instanceof Response) return entries;
    if (pathname === "/api/aenderungen")
      return Response.json({ data: { "allgemeine-einstellung": { count: 0, newest: null } } });
    if (pathname === "/api/allgemeine-einstellung") return new Response(null, { status: 404 });
    return Response.json({ data: entries, meta: { pagination: { pageCount: 1, total: entries.length } } });
  });
  process.env.CMS_URL = url;
  process.env.DATA_DIR = await mkdtemp(join(tmpdir(), "stand-in-cms-"));
  return close;
}
