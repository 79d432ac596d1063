import { isDeepStrictEqual } from "node:util";
import type { Core, UID } from "@strapi/strapi";
import { sanitize, traverse, traverseEntity } from "@strapi/utils";
import { rows } from "../database/rows";
import { type Permission, type PermissionsManagers, strapiInternals } from "../strapi-internals";

type Asked = Parameters<PermissionsManagers["createPermissionsManager"]>[0];

const peopleType = "admin::user";
/** Strapi's right to the list of people */
export const readPeople = "admin::users.read";
/** What the panel shows below an entry: who made it, and who changed it last. */
const bylineFields = ["id", "firstname", "lastname"];

type Visitor = Parameters<typeof traverse.traverseQueryFilters>[0];
/** The schema of what a query is about, and how to find those that it reaches */
type Options = Pick<Parameters<typeof traverse.traverseQueryFilters>[1], "schema" | "getModel">;
type Query = { filters?: unknown; sort?: unknown; populate?: unknown };
type Attribute = { target?: string; relation?: string };

/** Whether a field relates to the panel's people, as `createdBy` does. */
const isPeopleField = (attribute: object | undefined): boolean =>
  (attribute as Attribute | undefined)?.target === peopleType;

/** A relation to entries of any type, as from a file to what uses it. Strapi does not look into what a query asks of these. */
const isOfAnyType = (attribute: object | undefined) =>
  (attribute as Attribute | undefined)?.relation?.startsWith("morphTo") ?? false;

/**
 * Lets only roles with the right to read people search or sort by a person's fields, or populate people. Entries tell
 * everybody who may read them the names of who made and changed them, and no more of a person. Strapi itself offers the
 * names and mail addresses of everybody in each query that reaches a person over a relation.
 */
export function hidePeople(strapi: Core.Strapi): void {
  const options = (model: string): Options => ({
    schema: strapi.getModel(model as UID.ContentType),
    getModel: (uid) => strapi.getModel(uid as UID.ContentType),
  });
  strapiInternals.permissionsManagers(strapi);
  strapiInternals.services(strapi).extend("admin::permission", (service: PermissionsManagers) => ({
    ...service,
    createPermissionsManager(asked: Asked) {
      const manager = service.createPermissionsManager(asked);
      if (asked.ability.can(readPeople)) return manager;
      const { sanitizeQuery, sanitizeOutput } = manager;
      return Object.assign(manager, {
        sanitizeQuery: async (query: object, action?: object) =>
          withoutPeople(await sanitizeQuery(query, action), options(asked.model)),
        sanitizeOutput: async (output: object, action?: object) =>
          withBylinesOnly(await sanitizeOutput(output, action), options(asked.model)),
      });
    },
  }));
}

/** A right to entries without the fields that relate to people. */
export function withoutPeopleFields(strapi: Core.Strapi, permission: Permission): Permission {
  const { subject, properties: { fields, ...others } = {} } = permission;
  if (!subject || !fields) return permission;
  const attributes: Record<string, object> = strapi.contentType(subject as UID.ContentType).attributes;
  return {
    ...permission,
    properties: { ...others, fields: fields.filter((field) => !isPeopleField(attributes[field])) },
  };
}

/** Takes these fields from every role that may not read people, Strapi's and the administrators' own ones included. */
export async function revokePeopleFields(strapi: Core.Strapi): Promise<void> {
  const withPeople = Object.values(strapi.contentTypes).filter(({ attributes }) =>
    Object.values<object>(attributes).some(isPeopleField),
  );
  const stored = rows(strapi, "admin::permission");
  const readers = await stored.findMany({ where: { action: readPeople }, populate: ["role"] });
  const isReader = ({ role }: { role?: unknown }) =>
    readers.some((reader) => Object(reader.role).id === Object(role).id);
  const where = { subject: { $in: withPeople.map(({ uid }) => uid) } };
  for (const right of await stored.findMany({ where, populate: ["role"] })) {
    if (isReader(right)) continue;
    const { properties } = withoutPeopleFields(strapi, right as unknown as Permission);
    if (!isDeepStrictEqual(properties, right.properties))
      await stored.update({ where: { id: right.id }, data: { properties } });
  }
}

/** A panel's query without everything that looks at people, at whatever depth. */
export async function withoutPeople(query: Query, options: Options): Promise<Query> {
  const { filters, sort, populate } = query;
  const cleaned: Query = { ...query };
  if (filters) cleaned.filters = await traverse.traverseQueryFilters(leaveOut, options, filters);
  if (sort && (await asksForPeople(sort, options))) delete cleaned.sort;
  if (populate) {
    const expanded = await traverse.traverseQueryPopulate(expandWildcardPopulate, options, populate);
    cleaned.populate = await traverse.traverseQueryPopulate(leaveOutNested(options), options, expanded);
  }
  return cleaned;
}

/** Such an order without the person may be a relation, by which nothing can be sorted. */
async function asksForPeople(sort: unknown, options: Options): Promise<boolean> {
  let isFound = false;
  const remove = () => {
    isFound = true;
  };
  const look: Visitor = (visited, change) => leaveOut(visited, { ...change, remove });
  await traverse.traverseQuerySort(look, options, sort);
  return isFound;
}

const { expandWildcardPopulate } = sanitize.visitors;

const leaveOut: Visitor = ({ key, schema, attribute }, { remove }) => {
  const isOfPerson = schema.uid === peopleType && !key.startsWith("$");
  if (isOfPerson || isPeopleField(attribute) || isOfAnyType(attribute)) remove(key);
};

/** Filters and the order of what is populated are queries of their own. */
const leaveOutNested =
  ({ getModel }: Options): Visitor =>
  async (visited, change) => {
    const { key, value, schema, attribute } = visited;
    if (attribute || (key !== "filters" && key !== "sort")) return leaveOut(visited, change);
    change.set(key, (await withoutPeople({ [key]: value }, { schema, getModel }))[key]);
  };

/** Entries as the panel gets them, with no more of a person than the name. */
export const withBylinesOnly = async (output: object, options: Options): Promise<object> =>
  Array.isArray(output)
    ? Promise.all(output.map((entry) => withBylinesOnly(entry, options)))
    : traverseEntity(keepByline, options, output as Entity);

type EntityVisitor = Parameters<typeof traverseEntity>[0];
type Entity = Parameters<typeof traverseEntity>[2];

const keepByline: EntityVisitor = ({ key, value, attribute }, { set }) => {
  if (value && isPeopleField(attribute)) set(key, bylineOf(value) as Entity);
};

const bylineOf = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(bylineOf)
    : Object.fromEntries(Object.entries(Object(value)).filter(([field]) => bylineFields.includes(field)));
