/** @type {import("next").NextConfig} */
const config = {
  // `npm test` builds while `npm start` is running.
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  poweredByHeader: false,
  reactStrictMode: true,
  // Metadata must be in <head> before the first byte: a late <title> would also turn a 404 into a 200.
  htmlLimitedBots: /.*/,
  // Pictures are converted by /dateien (docs/decisions/pictures.md). This closes /_next/image, which makes any size of any file.
  images: { unoptimized: true },
};

/** Uploads a release with its source maps to the error-reporting service, and deletes the maps from the build. */
async function withRelease() {
  const { withSentryConfig } = await import("@sentry/nextjs/config");
  return withSentryConfig(config, {
    silent: true,
    telemetry: false,
    sourcemaps: { deleteSourcemapsAfterUpload: true },
    // A build whose maps could not be uploaded would serve them.
    errorHandler: (error) => {
      throw error;
    },
    buildTimeInstrumentation: false,
  });
}

// SENTRY_ORG, SENTRY_PROJECT and SENTRY_URL are read by the plugin itself.
export default process.env.SENTRY_AUTH_TOKEN ? await withRelease() : config;
