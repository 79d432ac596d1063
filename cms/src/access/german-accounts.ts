import type { Core } from "@strapi/strapi";

type Change = { params: { data?: { preferedLanguage?: string | null } } };

/**
 * Gives every account the panel's language, German, where it has chosen none: its profile would show two placeholders in
 * place of a language.
 */
export async function giveGermanToAccounts(strapi: Core.Strapi): Promise<void> {
  strapi.db.lifecycles.subscribe({
    models: ["admin::user"],
    beforeCreate({ params: { data } }: Change) {
      if (data) data.preferedLanguage ??= "de";
    },
  });
  await strapi.db
    .query("admin::user")
    .updateMany({ where: { preferedLanguage: { $null: true } }, data: { preferedLanguage: "de" } });
}
