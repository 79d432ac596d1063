import type { Core } from "@strapi/strapi";
import { rows } from "../database/rows";
import { publicTypes } from "../public-types";
import { fromFeatures } from "../slots/feature";
import { strapiInternals } from "../strapi-internals";

type Token = { name: string; description: string; variable: string; actions: string[] };

const listActions = publicTypes.map(({ uid }) => `${uid}.find`);
const entryActions = publicTypes
  .filter(({ key }) => key !== "allgemeine-einstellung")
  .map(({ uid }) => `${uid}.findOne`);

/** Reads drafts; published-only.ts lets no other token do that. */
export const previewTokenName = "Website (Vorschau)";

export const tokens = (): readonly Token[] => [
  {
    name: "Website (lesen)",
    description:
      "Liest veröffentlichte Inhalte für die Website und zählt, was auf Bearbeitung oder Versand wartet. Wird beim Start aus CMS_API_TOKEN angelegt.",
    variable: "CMS_API_TOKEN",
    actions: [
      ...listActions,
      ...entryActions,
      "api::aenderungen.aenderungen.find",
      "api::warteschlangen.warteschlangen.find",
      ...fromFeatures(({ readActions }) => readActions),
    ],
  },
  {
    name: "Website (schreiben)",
    description:
      "Legt an, was Besucherinnen und Besucher senden, und öffnet es für seine Absender, zählt Rückmeldungen und vergebliche Suchen, bestätigt Einträge, nimmt Bestellungen an, sonst nichts. Wird beim Start aus CMS_WRITE_TOKEN angelegt.",
    variable: "CMS_WRITE_TOKEN",
    actions: [
      "api::suchluecke.suchluecke.count",
      ...fromFeatures(({ writeActions = [], linkActions = [] }) => [...writeActions, ...linkActions]),
    ],
  },
  {
    name: previewTokenName,
    description:
      "Liest Entwürfe für die Vorschau der Redaktion, sonst nichts. Wird beim Start aus CMS_PREVIEW_TOKEN angelegt.",
    variable: "CMS_PREVIEW_TOKEN",
    // Strapi gives related entries only where their lists may be read.
    actions: [...listActions, ...entryActions],
  },
];

/** Creates the site's tokens from the keys of the environment; changed keys and rights are updated. */
export async function ensureApiTokens(strapi: Core.Strapi): Promise<void> {
  await removeDefaultTokens(strapi);
  for (const token of tokens()) {
    const key = process.env[token.variable];
    if (key) await ensureToken(strapi, token, key);
    else strapi.log.warn(`${token.variable} is not set: the token "${token.name}" is not created.`);
  }
}

async function ensureToken(strapi: Core.Strapi, token: Token, key: string): Promise<void> {
  const { name, description, actions } = token;
  const stored = rows(strapi, "admin::api-token");
  const permissions = rows(strapi, "admin::api-token-permission");
  const accessKey = strapiInternals.apiTokens(strapi).hash(key);
  const existing = await stored.findOne({ where: { name } });
  if (existing?.type === "custom" && existing.accessKey === accessKey) {
    const granted = await permissions.findMany({ where: { token: { id: existing.id } } });
    const grantedActions = granted.map(({ action }) => action).sort();
    if (grantedActions.join() === [...actions].sort().join()) return;
  }

  const data = {
    name,
    description,
    type: "custom",
    kind: "content-api",
    accessKey,
    encryptedKey: null,
    expiresAt: null,
  };
  await strapi.db.transaction(async () => {
    const { id } = existing ?? (await stored.create({ data }));
    if (existing) await stored.update({ where: { id }, data });
    await permissions.deleteMany({ where: { token: { id } } });
    for (const action of actions) await permissions.create({ data: { action, token: id } });
  });
}

/** Removes the tokens that a new Strapi creates by itself, one of them with full access. */
async function removeDefaultTokens(strapi: Core.Strapi): Promise<void> {
  if ((await rows(strapi, "admin::user").count()) > 0) return;
  await rows(strapi, "admin::api-token").deleteMany({
    where: { name: { $in: ["Read Only", "Full Access"] }, lastUsedAt: { $null: true } },
  });
}
