import { dirname, join, relative } from "node:path";
import { maxEditorUploadBytes } from "../src/media/upload-limit";

/**
 * The path from the file that loads it. Strapi lowers the case of this name, and the folders above cms/ may have capitals.
 */
const mailProvider = relative(
  join(dirname(require.resolve("@strapi/email/package.json")), "dist/server"),
  join(__dirname, "../src/mail/panel-mail"),
);

export default {
  upload: {
    config: {
      sizeLimit: maxEditorUploadBytes,
      // SVG can carry scripts, so editors may not upload it. The demo's own drawings go in through the upload service.
      security: {
        allowedTypes: [
          "image/*",
          "video/*",
          "application/pdf",
          // Word, Excel and PowerPoint without macros, and LibreOffice
          "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
          "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
          "application/vnd.openxmlformats-officedocument.presentationml.presentation",
          "application/vnd.oasis.opendocument.text",
          "application/vnd.oasis.opendocument.spreadsheet",
          "application/vnd.oasis.opendocument.presentation",
        ],
        deniedTypes: ["image/svg+xml"],
      },
    },
  },
  email: { config: { provider: mailProvider } },
  // Beside this file: the server loads dist/config and dist/src/plugins, the panel's build config and src/plugins.
  redaktion: { enabled: true, resolve: join(__dirname, "../src/plugins/redaktion") },
};
