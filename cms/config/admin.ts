import { previewHandler } from "../src/preview/preview-address";

/** Off until the site's address and the secret are set, so that the panel offers no button that does nothing. */
function preview(siteUrl: string, secret: string) {
  if (!URL.parse(siteUrl) || !secret) return { enabled: false };
  const { origin } = new URL(siteUrl);
  const config = { allowedOrigins: [origin], handler: previewHandler({ siteUrl: origin, secret }) };
  return { enabled: true, config };
}

export default ({ env }: { env: typeof import("@strapi/utils").env }) => ({
  auth: { secret: env("ADMIN_JWT_SECRET") },
  apiToken: { salt: env("API_TOKEN_SALT") },
  transfer: { token: { salt: env("TRANSFER_TOKEN_SALT") } },
  secrets: { encryptionKey: env("ENCRYPTION_KEY") },
  flags: { nps: false, promoteEE: false },
  ai: { enabled: false },
  // src/mail/panel-mail.ts writes the letter.
  forgotPassword: { emailTemplate: { subject: "Passwort", text: "<%= url %>", html: "" } },
  preview: preview(env("SITE_URL", ""), env("CMS_PREVIEW_SECRET", "")),
});
