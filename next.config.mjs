/** @type {import("next").NextConfig} */
const config = {
  // npm test builds beside a running npm start.
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  poweredByHeader: false,
  reactStrictMode: true,
  // Metadata must be in <head> before the first byte: a late <title> would also turn a 404 into a 200.
  htmlLimitedBots: /.*/,
  images: {
    formats: ["image/avif", "image/webp"],
    // The site's own media path; the CMS's address is only known at run time.
    localPatterns: [{ pathname: "/medien/**", search: "" }],
  },
};

export default config;
