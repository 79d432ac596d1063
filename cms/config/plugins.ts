import { join } from "node:path";
import { maxEditorUploadBytes } from "../src/media/upload-limit";

export default {
  upload: {
    config: {
      sizeLimit: maxEditorUploadBytes,
      // SVG can carry scripts, so editors may not upload it. The demo's own drawings go in through the upload service.
      security: {
        allowedTypes: ["image/*", "video/*", "application/pdf"],
        deniedTypes: ["image/svg+xml"],
      },
    },
  },
  email: { config: { provider: join(__dirname, "../src/mail/no-mail") } },
  // Beside this file: the server loads dist/config and dist/src/plugins, the panel's build config and src/plugins.
  redaktion: { enabled: true, resolve: join(__dirname, "../src/plugins/redaktion") },
};
