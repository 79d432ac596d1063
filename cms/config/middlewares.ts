import { maxEditorUploadBytes } from "../src/media/upload-limit";

const ownOrigin = ["'self'", "data:", "blob:"];

export default [
  "strapi::logger",
  "strapi::errors",
  {
    name: "strapi::security",
    config: {
      contentSecurityPolicy: {
        useDefaults: true,
        directives: {
          "connect-src": ["'self'"],
          "img-src": ownOrigin,
          "media-src": ownOrigin,
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
];
