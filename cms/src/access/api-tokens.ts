import type { Core } from "@strapi/strapi";
import { PUBLIC_TYPES } from "../public-types";

type Token = { name: string; description: string; variable: string; actions: string[] };
type StoredToken = { id: number; accessKey: string; type: string; permissions?: { action: string }[] };

const TOKENS: Token[] = [
  {
    name: "Website (lesen)",
    description: "Liest veröffentlichte Inhalte für die Website. Wird beim Start aus CMS_API_TOKEN angelegt.",
    variable: "CMS_API_TOKEN",
    actions: [
      ...PUBLIC_TYPES.map(({ uid }) => `${uid}.find`),
      ...PUBLIC_TYPES.filter(({ key }) => key !== "allgemeine-einstellung").map(
        ({ uid }) => `${uid}.findOne`,
      ),
      "api::aenderungen.aenderungen.find",
    ],
  },
  {
    name: "Website (schreiben)",
    description:
      "Legt Nachrichten und Einsendungen an und meldet vergebliche Suchen, sonst nichts. Wird beim Start aus CMS_WRITE_TOKEN angelegt.",
    variable: "CMS_WRITE_TOKEN",
    actions: [
      "api::nachricht.nachricht.create",
      "api::einsendung.einsendung.create",
      "api::suchluecke.suchluecke.count",
    ],
  },
];

/** Lets the site in with the keys that set-up chose; a changed key or list of rights is brought up to date. */
export async function ensureApiTokens(strapi: Core.Strapi): Promise<void> {
  await removeStrapisOwnTokens(strapi);
  for (const token of TOKENS) {
    const key = process.env[token.variable];
    if (key) await ensureToken(strapi, token, key);
    else strapi.log.warn(`${token.variable} is not set: the token "${token.name}" is not created.`);
  }
}

async function ensureToken(strapi: Core.Strapi, token: Token, key: string): Promise<void> {
  const tokens = strapi.db.query("admin::api-token");
  const accessKey: string = strapi.service("admin::api-token")?.hash(key);
  const found: StoredToken | null = await tokens.findOne({
    where: { name: token.name },
    populate: ["permissions"],
  });
  if (found && isCurrent(found, token, accessKey)) return;

  const { name, description } = token;
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
    const { id } = found
      ? await tokens.update({ where: { id: found.id }, data })
      : await tokens.create({ data });
    const permissions = strapi.db.query("admin::api-token-permission");
    await permissions.deleteMany({ where: { token: { id } } });
    for (const action of token.actions) await permissions.create({ data: { action, token: id } });
  });
}

function isCurrent(found: StoredToken, token: Token, accessKey: string): boolean {
  const held = (found.permissions ?? []).map(({ action }) => action).sort();
  return (
    found.type === "custom" &&
    found.accessKey === accessKey &&
    held.join() === [...token.actions].sort().join()
  );
}

/** A fresh Strapi makes a token with full access that nobody asked for. */
async function removeStrapisOwnTokens(strapi: Core.Strapi): Promise<void> {
  if ((await strapi.db.query("admin::user").count()) > 0) return;
  await strapi.db.query("admin::api-token").deleteMany({
    where: { name: { $in: ["Read Only", "Full Access"] }, lastUsedAt: { $null: true } },
  });
}
