import type { Core, UID } from "@strapi/strapi";
import { z } from "zod";
import { rows } from "../database/rows";
import { fromFeatures } from "../slots/feature";
import type { Grant, Right, Role } from "../slots/rights";
import { type Permission, panelRequest, strapiInternals } from "../strapi-internals";
import { readPeople, revokePeopleFields, withoutPeopleFields } from "./hide-people";
import { clubRole, ownEvent, ownOrganisation } from "./own-organisations";
import { isShownInPanel } from "./rights";

const edit: Grant = { rights: ["create", "read", "update", "delete", "publish"] };
const read: Grant = { rights: ["read"] };
/** Drafts come of submissions; only who edits all content deletes. */
const finish: Grant = { rights: ["create", "read", "update", "publish"] };
const handle: Grant = { rights: ["read", "update"] };
/** Nobody changes what visitors said; deleting a count begins it anew. */
const clear: Grant = { rights: ["read", "delete"] };

const mediaLibrary = (condition?: string) => ({
  "plugin::upload.read": condition,
  "plugin::upload.assets.create": undefined,
  "plugin::upload.assets.update": condition,
  "plugin::upload.assets.download": condition,
  "plugin::upload.assets.copy-link": condition,
});

export const roles = (): readonly Role[] => [
  {
    code: "dorfforum-redaktion",
    name: "Redaktion",
    description:
      "Schreibt und veröffentlicht Mitteilungen, Veranstaltungen, Beiträge, Angebote, Infos, Organisationen, Abfallkalender, Glossar, trägt Schulferien, Kurzadressen, besondere Tage ein, sieht Rückmeldungen zu Seiten, keine Nachrichten und Einsendungen.",
    entries: {
      "api::mitteilung.mitteilung": edit,
      "api::veranstaltung.veranstaltung": edit,
      "api::beitrag.beitrag": edit,
      "api::angebot.angebot": edit,
      "api::info.info": edit,
      "api::organisation.organisation": edit,
      "api::ort.ort": edit,
      "api::synonymgruppe.synonymgruppe": edit,
      "api::glossarbegriff.glossarbegriff": edit,
      "api::abfallbezirk.abfallbezirk": edit,
      "api::rueckmeldung.rueckmeldung": clear,
      "api::anmerkung.anmerkung": clear,
      "api::kategorie.kategorie": read,
      "api::allgemeine-einstellung.allgemeine-einstellung": {
        ...handle,
        mayWrite: (field) => ["Schulferien", "Kurzadressen", "Tonnen", "Besondere_Tage"].includes(field),
      },
    },
    others: mediaLibrary(),
  },
  {
    code: "dorfforum-moderation",
    name: "Moderation",
    description:
      "Bearbeitet Nachrichten, Einsendungen, Rückmeldungen und vergebliche Suchen, macht aus Einsendungen Entwürfe und veröffentlicht sie.",
    entries: {
      "api::nachricht.nachricht": handle,
      "api::einsendung.einsendung": handle,
      "api::suchluecke.suchluecke": handle,
      "api::rueckmeldung.rueckmeldung": clear,
      "api::anmerkung.anmerkung": clear,
      "api::mitteilung.mitteilung": edit,
      "api::synonymgruppe.synonymgruppe": finish,
      "api::veranstaltung.veranstaltung": finish,
      "api::beitrag.beitrag": finish,
      "api::angebot.angebot": finish,
      "api::organisation.organisation": finish,
      "api::ort.ort": finish,
      "api::kategorie.kategorie": read,
    },
    others: mediaLibrary(),
  },
  {
    code: clubRole,
    name: "Verein",
    description:
      "Trägt Termine der eigenen Organisation als Entwurf ein; die Redaktion veröffentlicht sie. Trägt besondere Tage der Organisation ein, die sofort gelten. Welche Organisation das ist, steht unter Vereinszugänge.",
    entries: {
      "api::veranstaltung.veranstaltung": {
        rights: ["create", "read", "update", "delete"],
        condition: ownEvent,
      },
      "api::organisation.organisation": {
        rights: ["read", "update"],
        condition: ownOrganisation,
        mayWrite: (field) => field === "Besondere_Tage",
      },
      "api::ort.ort": read,
      "api::kategorie.kategorie": read,
    },
    others: mediaLibrary("admin::is-creator"),
  },
  ...fromFeatures((feature) => feature.roles),
  {
    code: "dorfforum-verwaltung",
    name: "Verwaltung",
    description:
      "Darf alles, was die anderen Rollen dürfen, dazu Einstellungen, Seiten wie das Impressum, Kategorien, Personen und Vereinszugänge.",
    entries: "all",
    others: {
      ...mediaLibrary(),
      "admin::users.create": undefined,
      [readPeople]: undefined,
      "admin::users.update": undefined,
      "admin::users.delete": undefined,
      "admin::roles.read": undefined,
    },
  },
];

/** Whether the panel user whose request is being answered has the role Verwaltung or Systemverwaltung */
export const isVerwaltung = (strapi: Core.Strapi): boolean =>
  panelRequest(strapi)?.user.roles?.some(({ code }) =>
    ["dorfforum-verwaltung", "strapi-super-admin"].includes(code ?? ""),
  ) === true;

export const roleCodes = () => roles().map(({ code }) => code);

/** Strapi's roles, which may read what visitors sent and change settings. They go once nobody has them. */
const legacyRoles: Record<string, { strapiName: string; name: string; description: string }> = {
  "strapi-editor": {
    strapiName: "Editor",
    name: "Alle Inhalte (alte Rolle)",
    description:
      "Darf alle Inhalte, Einstellungen und Nachrichten bearbeiten. Bitte geben Sie diesen Personen eine neue Rolle; danach verschwindet diese beim nächsten Start.",
  },
  "strapi-author": {
    strapiName: "Author",
    name: "Eigene Inhalte (alte Rolle)",
    description:
      "Darf selbst angelegte Inhalte bearbeiten. Bitte geben Sie diesen Personen eine neue Rolle; danach verschwindet diese beim nächsten Start.",
  },
};
export const legacyRoleCodes = Object.keys(legacyRoles);

const superAdmin = {
  strapiName: "Super Admin",
  name: "Systemverwaltung",
  description: "Darf alles, auch Rollen, Schlüssel und Benachrichtigungen ändern. Nur für die Technik.",
};

/** One right to one field, as text, so that sets of rights can be compared. */
type RightToField = string;

const Applied = z.record(z.string(), z.array(z.string()));

/**
 * Creates the roles, and gives them the rights that a new version adds or takes away. Rights that administrators changed in
 * the panel stay. Runs after everything that changes which rights there are.
 */
export async function ensureRoles(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: "app", name: "dorfforum", key: "roles" });
  const applied = Applied.parse((await store.get({})) ?? {});
  for (const role of roles()) {
    const { code, name, description } = role;
    const stored = rows(strapi, "admin::role");
    const existing = await stored.findOne({ where: { code } });
    const { id } = existing ?? (await stored.create({ data: { code, name, description } }));
    const wanted = rightsToFields(permissionsOf(strapi, role));
    const rights = existing ? await grantedTo(strapi, id) : [];
    const merged = mergeRights(rights, wanted, existing ? applied[code] : []);
    if (rights.length !== merged.length || merged.some((right) => !rights.includes(right)))
      await strapiInternals.roles(strapi).assignPermissions(id, toPermissions(merged));
    applied[code] = wanted;
  }
  await store.set({ value: applied });
  await revokePeopleFields(strapi);
  await nameStrapisRoles(strapi);
}

/** @param applied what an earlier version defined, of which `granted` may differ through an administrator */
export function mergeRights(
  granted: RightToField[],
  wanted: RightToField[],
  applied: RightToField[] = [],
): RightToField[] {
  const remaining = granted.filter((right) => wanted.includes(right) || !applied.includes(right));
  const withoutField = (right: RightToField) => JSON.stringify(JSON.parse(right).slice(0, -1));
  const grantedRights = new Set(granted.map(withoutField));
  const appliedRights = new Set(applied.map(withoutField));
  const isTakenAway = (right: RightToField) =>
    appliedRights.has(withoutField(right)) && !grantedRights.has(withoutField(right));
  const added = wanted.filter(
    (right) => !applied.includes(right) && !granted.includes(right) && !isTakenAway(right),
  );
  return [...remaining, ...added];
}

const rightsToFields = (permissions: Permission[]): RightToField[] =>
  permissions.flatMap(({ action, subject, conditions, properties }) =>
    (properties?.fields ?? [null]).map((field) =>
      JSON.stringify([action, subject ?? null, conditions ?? [], field]),
    ),
  );

function toPermissions(rights: RightToField[]): Permission[] {
  const permissions = new Map<string, Permission>();
  for (const right of rights) {
    const [action, subject, conditions, field] = JSON.parse(right);
    const key = JSON.stringify([action, subject, conditions]);
    const fields = [...(permissions.get(key)?.properties?.fields ?? []), ...(field === null ? [] : [field])];
    permissions.set(key, {
      action,
      subject,
      conditions,
      properties: fields.length > 0 ? { fields } : {},
    });
  }
  return [...permissions.values()];
}

async function grantedTo(strapi: Core.Strapi, role: number): Promise<RightToField[]> {
  const granted: unknown = await rows(strapi, "admin::permission").findMany({
    where: { role: { id: role } },
  });
  return rightsToFields(granted as Permission[]);
}

/** Whoever decides for a place sees what is sent about it, also by mail, so that only who reads people sees and names them. */
export function permissionsOf(strapi: Core.Strapi, { entries, others }: Role): Permission[] {
  const shown = Object.values(strapi.contentTypes).filter(isShownInPanel);
  const grants: [string, Grant][] =
    entries === "all"
      ? shown.map(({ uid }) => [uid, edit])
      : Object.entries(entries).map(([uid, grant]) => [uid, withoutOwnFields(uid, grant)]);
  return [
    ...grants
      .flatMap(([uid, grant]) => grant.rights.flatMap((right) => permissionTo(strapi, uid, right, grant)))
      .map((permission) => (readPeople in others ? permission : withoutPeopleFields(strapi, permission))),
    ...Object.entries(others).map(([action, condition]) => ({
      action,
      subject: null,
      conditions: condition ? [condition] : [],
      properties: {},
    })),
  ];
}

/** Fields that the CMS alone writes are left out. */
function withoutOwnFields(uid: string, grant: Grant): Grant {
  const own = fromFeatures(({ ownFields }) => ownFields?.[uid]);
  const { mayWrite = () => true } = grant;
  return own.length > 0 ? { ...grant, mayWrite: (field) => !own.includes(field) && mayWrite(field) } : grant;
}

/** None for what nobody should do: publish what has no drafts, create what visitors send, delete the settings. */
function permissionTo(strapi: Core.Strapi, uid: string, right: Right, grant: Grant): Permission[] {
  const { condition, mayWrite } = grant;
  const actionId = `plugin::content-manager.explorer.${right}`;
  const action = strapiInternals.actionProvider(strapi).get(actionId);
  const { options, kind } = strapi.contentType(uid as UID.ContentType);
  const isSenseless =
    (right === "publish" && options?.draftAndPublish !== true) ||
    (right === "delete" && kind === "singleType");
  if (!action?.subjects?.includes(uid) || isSenseless) return [];
  return strapiInternals
    .permissionFields(strapi)
    .getPermissionsWithNestedFields([{ ...action, subjects: [uid] }])
    .map((permission) => ({
      ...permission,
      ...(mayWrite &&
        ["create", "update"].includes(right) && { properties: onlyFields(permission, mayWrite) }),
      conditions: condition ? [condition] : [],
    }));
}

/** Fields, and those of the components in them: "Schulferien.Name" */
const onlyFields = ({ properties: { fields = [] } = {} }: Permission, isIn: (field: string) => boolean) => ({
  fields: fields.filter((field) => isIn(field.split(".", 1)[0] ?? "")),
});

/** German names for Strapi's own roles, unless an administrator named them otherwise. */
async function nameStrapisRoles(strapi: Core.Strapi): Promise<void> {
  const stored = rows(strapi, "admin::role");
  for (const [code, { strapiName, name, description }] of Object.entries({
    ...legacyRoles,
    "strapi-super-admin": superAdmin,
  })) {
    const role = await stored.findOne({ where: { code }, populate: ["users"] });
    if (!role) continue;
    const users = (role.users ?? []) as unknown[];
    if (code in legacyRoles && users.length === 0) await strapiInternals.roles(strapi).deleteByIds([role.id]);
    else if (role.name === strapiName)
      await stored.update({ where: { id: role.id }, data: { name, description } });
  }
}
