import { randomUUID } from "node:crypto";
import { build } from "esbuild";

/**
 * Bundles the service worker. Its name for the build is part of the text: browsers take over a worker whose text has
 * changed, and it then stores the pages of the new build.
 */
export async function buildWorker(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ["lib/offline/worker.ts"],
    bundle: true,
    minify: true,
    write: false,
    target: "es2022",
    legalComments: "none",
    define: { "process.env.NODE_ENV": '"production"' },
    banner: { js: `/* build ${randomUUID()} */` },
  });
  return outputFiles[0]?.text ?? "";
}
