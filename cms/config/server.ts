import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";

export default ({ env }: { env: typeof import("@strapi/utils").env }) => {
  const publicDir = resolve(env("PUBLIC_DIR", "./public"));
  const trustedProxyHops = env.int("TRUSTED_PROXY_HOPS", env.bool("IS_PROXIED", false) ? 1 : 0);
  // Strapi does not create the folder for uploads.
  mkdirSync(join(publicDir, "uploads"), { recursive: true });
  return {
    host: env("HOST", "127.0.0.1"),
    port: env.int("PORT", 1337),
    app: { keys: env.array("APP_KEYS") },
    dirs: { public: publicDir },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
    // Behind a reverse proxy protocol, host and address come in X-Forwarded-* headers. Each proxy appends the address that
    // it saw; what stands before those of the trusted ones was written by the client.
    proxy: { koa: trustedProxyHops > 0, maxIpsCount: trustedProxyHops },
  };
};
