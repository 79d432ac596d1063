import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";

export default ({ env }: { env: typeof import("@strapi/utils").env }) => {
  const publicDir = resolve(env("PUBLIC_DIR", "./public"));
  // Strapi does not create the folder for uploads.
  mkdirSync(join(publicDir, "uploads"), { recursive: true });
  return {
    host: env("HOST", "127.0.0.1"),
    port: env.int("PORT", 1337),
    app: { keys: env.array("APP_KEYS") },
    dirs: { public: publicDir },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
    // Behind a reverse proxy the visitor's protocol and host come in X-Forwarded-* headers.
    proxy: { koa: env.bool("IS_PROXIED", false) },
  };
};
