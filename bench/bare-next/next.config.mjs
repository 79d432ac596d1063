import path from "node:path";

/** @type {import("next").NextConfig} */
export default {
  poweredByHeader: false,
  // The packages are the site's.
  turbopack: { root: path.resolve(import.meta.dirname, "../..") },
};
