import { join } from "node:path";

const MAX_BYTES = 10 * 1024 * 1024;

export default {
  upload: {
    config: {
      sizeLimit: MAX_BYTES,
      // SVG can carry scripts, so editors may not upload it. The demo's own drawings go in through the upload service.
      security: {
        allowedTypes: ["image/*", "video/*", "application/pdf"],
        deniedTypes: ["image/svg+xml"],
      },
    },
  },
  email: { config: { provider: join(__dirname, "../src/mail/no-mail") } },
};
