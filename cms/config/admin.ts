export default ({ env }: { env: typeof import("@strapi/utils").env }) => ({
  auth: { secret: env("ADMIN_JWT_SECRET") },
  apiToken: { salt: env("API_TOKEN_SALT") },
  transfer: { token: { salt: env("TRANSFER_TOKEN_SALT") } },
  secrets: { encryptionKey: env("ENCRYPTION_KEY") },
  flags: { nps: false, promoteEE: false },
  ai: { enabled: false },
  // The site shows published content only; without this the panel advertises a preview.
  preview: { enabled: false },
});
