import type { Core, UID } from "@strapi/strapi";

export type Right = "create" | "read" | "update" | "delete" | "publish";

/** `mayWrite`: whether a field may be filled in; without it all may. */
export type Grant = {
  rights: readonly Right[];
  condition?: string;
  mayWrite?: (field: string) => boolean;
};

export type Role = {
  code: string;
  name: string;
  description: string;
  /** The rights to entries; "all" are those to every type that the panel shows. */
  entries: Partial<Record<UID.ContentType, Grant>> | "all";
  /** Other rights of Strapi, with their condition */
  others: Record<string, string | undefined>;
};

/** What an entry has to fulfil for a right to it. */
export type Condition = {
  /** "api::…", as rights name it */
  id: string;
  displayName: string;
  /** The relation that the filter reads */
  field?: string;
  /** The filter of the entries to which a panel user has the right */
  handler(strapi: Core.Strapi, user: { id: number }): Promise<object>;
};
