import type { Core } from "@strapi/strapi";

/** Without it the first stranger to open the admin panel would be offered the registration of the first account. */
export async function ensureFirstAdministrator(strapi: Core.Strapi): Promise<void> {
  if ((await strapi.db.query("admin::user").count()) > 0) return;
  const email = process.env.ADMIN_EMAIL?.trim().toLowerCase();
  const password = process.env.ADMIN_PASSWORD;
  if (!email || !password) {
    strapi.log.warn(
      "ADMIN_EMAIL or ADMIN_PASSWORD is not set: whoever opens /admin first becomes administrator.",
    );
    return;
  }
  const role = await strapi.service("admin::role")?.getSuperAdmin();
  if (!role) throw new Error("Strapi has no role for super administrators.");
  await strapi.service("admin::user")?.create({
    email,
    password,
    firstname: "Redaktion",
    lastname: "",
    isActive: true,
    registrationToken: null,
    preferedLanguage: "de",
    roles: [role.id],
  });
}
