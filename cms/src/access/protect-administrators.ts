import type { Core } from "@strapi/strapi";
import { rows } from "../database/rows";
import { panelRequest } from "../strapi-internals";
import { refusal } from "./rights";
import { legacyRoleCodes, roleCodes } from "./roles";

const superAdminCode = "strapi-super-admin";
const manageableCodes = (): string[] => [...roleCodes(), ...legacyRoleCodes];

type Change = { params: { where?: Record<string, unknown>; data?: { roles?: unknown } } };
type User = { id: number; roles?: { id: number; code?: string }[] };

/**
 * Keeps panel users who may manage users from becoming administrators. Strapi lets them give any role to anybody and set
 * the password of an administrator. Only administrators may touch a person with a role that is not one of this project.
 */
export function protectAdministrators(strapi: Core.Strapi): void {
  const check = ({ params }: Change) => checkChange(strapi, params);
  strapi.db.lifecycles.subscribe({
    models: ["admin::user"],
    beforeCreate: check,
    beforeCreateMany: check,
    beforeUpdate: check,
    beforeUpdateMany: check,
    beforeDelete: check,
    beforeDeleteMany: check,
  });
}

/** @throws ApplicationError unless the panel user whose request is being answered may make the change */
async function checkChange(strapi: Core.Strapi, { where, data }: Change["params"]): Promise<void> {
  // Who logs in, registers or sets a new password acts without a session.
  const actor = panelRequest(strapi)?.user;
  if (!actor) return;
  const targets: User[] = where
    ? await strapi.db.query("admin::user").findMany({ where, populate: ["roles"] })
    : [];
  const given = data?.roles === undefined ? undefined : await codesOf(strapi, data.roles);
  if (!mayChange(actor, targets, given)) throw refusal("Das darf nur die Systemverwaltung.");
}

/** @param given the codes of the roles that the targets get; undefined for ones that do not exist */
export function mayChange(actor: User, targets: User[], given: (string | undefined)[] | undefined): boolean {
  if (actor.roles?.some(({ code }) => code === superAdminCode)) return true;
  const others = targets.filter(({ id }) => given || id !== actor.id);
  const inHand = others.flatMap(({ roles = [] }) => roles.map(({ code }) => code));
  return [...inHand, ...(given ?? [])].every((code) => code && manageableCodes().includes(code));
}

/** The codes of roles that are given by their ids, as the panel does; undefined for anything else. */
async function codesOf(strapi: Core.Strapi, roles: unknown): Promise<(string | undefined)[]> {
  const ids = (Array.isArray(roles) ? roles : [roles]).map(Number);
  const found = await rows(strapi, "admin::role").findMany({ where: { id: { $in: ids.filter(Boolean) } } });
  return ids.map((id) => found.find((role) => role.id === id)?.code ?? undefined);
}
