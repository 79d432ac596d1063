import { buildWorker } from "@/lib/offline/build-worker";

/** The service worker of reading offline, bundled once while the site is built. */
export const GET = async () =>
  new Response(await buildWorker(), {
    headers: { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-cache" },
  });

export const dynamic = "force-static";
