/** @type {import("next").NextConfig} */
const config = {
  // `npm test` builds while `npm start` is running.
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  // Its server.js is what everything starts: it needs none of the packages beside it (docs/decisions/installing.md).
  output: "standalone",
  outputFileTracingIncludes: {
    // Next bundles React for its own use, and lib/html/static-markup.ts loads React's renderer from here.
    "/*": [
      "node_modules/react/{package.json,index.js,cjs/react.production.js}",
      "node_modules/react-dom/{package.json,index.js,server.node.js}",
      "node_modules/react-dom/cjs/react-dom{,-server.node,-server-legacy.node}.production.js",
    ],
  },
  // It builds the service worker while the site is built.
  outputFileTracingExcludes: { "/*": ["node_modules/{esbuild,@esbuild}/**"] },
  // `npm test` checks the types once, before it builds.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  reactStrictMode: true,
  // lib/server/ compresses.
  compress: false,
  // No headers that ask for pictures before the text; in the document lib/html/ removes what asks for them.
  reactMaxHeadersLength: 0,
  // Metadata must be in <head> before the first byte: a late <title> would also turn a 404 into a 200.
  htmlLimitedBots: /.*/,
  // Pictures are converted by /dateien (docs/decisions/pictures.md). This closes /_next/image, which makes any size of any file.
  images: { unoptimized: true },
  experimental: {
    // Seconds until a page that was prefetched, but not opened, is asked for again; Next allows no fewer.
    staleTimes: { static: 30 },
    // Writing it takes a third of a build, and most builds begin in an empty folder (docs/decisions/installing.md).
    turbopackFileSystemCacheForBuild: false,
    // Nothing reads them but the upload below, and writing them takes a fifth of a build (docs/decisions/installing.md).
    turbopackSourceMaps: false,
  },
  // esbuild runs a program of its own beside its files (lib/offline/build-worker.ts); the doctor takes ioredis from a build.
  serverExternalPackages: ["esbuild", "ioredis"],
};

/** Uploads a release with its source maps to the error-reporting service, and deletes the maps from the build. */
async function withRelease() {
  const { withSentryConfig } = await import("@sentry/nextjs/config");
  const released = withSentryConfig(config, {
    silent: true,
    telemetry: false,
    sourcemaps: { deleteSourcemapsAfterUpload: true },
    // A build whose maps could not be uploaded would serve them.
    errorHandler: (error) => {
      throw error;
    },
    buildTimeInstrumentation: false,
  });
  // A document is sent to several visitors, so it names nobody's trace.
  const experimental = { ...released.experimental, clientTraceMetadata: [], turbopackSourceMaps: true };
  return { ...released, experimental };
}

// SENTRY_ORG, SENTRY_PROJECT and SENTRY_URL are read by the plugin itself.
export default process.env.SENTRY_AUTH_TOKEN ? await withRelease() : config;
