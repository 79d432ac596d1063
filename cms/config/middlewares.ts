import { maxEditorUploadBytes } from "../src/media/upload-limit";

/** Texts, because Strapi fills up lists with its defaults, which allow every https address and a host of its own. */
const ownFiles = "'self' data: blob:";

export default [
  "strapi::logger",
  "global::hide-codes",
  "strapi::errors",
  "global::database-locked",
  {
    name: "strapi::security",
    config: {
      contentSecurityPolicy: {
        useDefaults: true,
        directives: {
          "connect-src": "'self'",
          "img-src": ownFiles,
          "media-src": ownFiles,
          // The panel's components write styles, and its fonts stand in its bundle.
          "style-src": "'self' 'unsafe-inline'",
          "font-src": "'self' data:",
          "frame-ancestors": "'none'",
          // Strapi's default would force https, also on an editor's own machine that serves http.
          upgradeInsecureRequests: null,
        },
      },
    },
  },
  // Only the site's server and the panel on this origin use the API.
  { name: "strapi::cors", config: { origin: [] } },
  "strapi::query",
  { name: "strapi::body", config: { formidable: { maxFileSize: maxEditorUploadBytes } } },
  "strapi::session",
  "strapi::favicon",
  "strapi::public",
  "global::login-limit",
];
