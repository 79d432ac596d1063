import type { Core } from "@strapi/strapi";
import { rows } from "../database/rows";
import { strapiInternals } from "../strapi-internals";

/** Creates the first administrator. Without one, the first visitor of /admin could register as administrator. */
export async function ensureFirstAdministrator(strapi: Core.Strapi): Promise<void> {
  if ((await rows(strapi, "admin::user").count()) > 0) return;
  const email = process.env.ADMIN_EMAIL?.trim();
  const password = process.env.ADMIN_PASSWORD;
  if (email && password) return createAdministrator(strapi, email, password);
  strapi.log.warn(
    "ADMIN_EMAIL or ADMIN_PASSWORD is not set: the first visitor of /admin becomes administrator.",
  );
}

/**
 * Works within a transaction, unlike Strapi's own service: that counts accounts for its statistics and does not wait for
 * the result, which ends the process if the transaction is over first.
 */
export async function createAdministrator(
  strapi: Core.Strapi,
  email: string,
  password: string,
): Promise<void> {
  const role = await strapiInternals.roles(strapi).getSuperAdmin();
  if (!role) throw new Error("Strapi has no role for super administrators.");
  const data = {
    email: email.toLowerCase(),
    password: await strapiInternals.auth(strapi).hashPassword(password),
    firstname: "Redaktion",
    lastname: "",
    isActive: true,
    registrationToken: null,
    preferedLanguage: "de",
    roles: [role.id],
  };
  await rows(strapi, "admin::user").create({ data });
}
