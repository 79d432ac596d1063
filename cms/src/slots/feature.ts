import type { Core, UID } from "@strapi/strapi";
import type { FieldRule } from "../documents/problem";
import type { Inbox } from "./inbox";
import type { ListView } from "./list-view";
import type { Mails } from "./mails";
import type { Middlewares } from "./middlewares";
import type { PanelServer } from "./panel-routes";
import type { Condition, Role } from "./rights";

/** What a feature adds to the server of the CMS. What is the core's signs in as one, too. */
export type CmsFeature = {
  /** As FEATURES calls it */
  name: string;
  middlewares?: Middlewares;
  /** Begins what runs by the clock. */
  schedule?(strapi: Core.Strapi): void;
  mails?: readonly Mails[];
  /** Begin to make or send what waits, and do not wait for it. */
  lanes?: readonly ((strapi: Core.Strapi) => unknown)[];
  inboxes?: readonly Inbox[];
  /** The rules for every save of a type, drafts included */
  fieldRules?: Readonly<Record<string, readonly FieldRule[]>>;
  /** What the site's token for writing may call */
  writeActions?: readonly string[];
  roles?: readonly Role[];
  /** Fields of other features' types that the CMS alone writes: no role but "all" fills them in */
  ownFields?: Readonly<Record<string, readonly string[]>>;
  conditions?: readonly Condition[];
  listViews?: Readonly<Record<string, ListView>>;
  panel?: PanelServer;
  /** Types that no archive has, and the values that stand in one in place of secrets, by type */
  neverExported?: readonly UID.ContentType[];
  exportedAs?: Readonly<Record<string, object>>;
};

let signedIn: readonly CmsFeature[] = [];

/** To be called once, before anything asks. */
export function signIn(features: readonly CmsFeature[]): void {
  signedIn = features;
}

/** What all that signed in have in one slot */
export const fromFeatures = <Of>(slot: (feature: CmsFeature) => readonly Of[] | undefined): Of[] =>
  signedIn.flatMap((feature) => slot(feature) ?? []);
