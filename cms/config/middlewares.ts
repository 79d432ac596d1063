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
          // The default asks for https even where the editor's own machine serves plain http.
          upgradeInsecureRequests: null,
        },
      },
    },
  },
  // Only servers read this API; no page of another origin has any business here.
  { name: "strapi::cors", config: { origin: [] } },
  "strapi::query",
  { name: "strapi::body", config: { formidable: { maxFileSize: maxEditorUploadBytes } } },
  "strapi::session",
  "strapi::favicon",
  "strapi::public",
];
