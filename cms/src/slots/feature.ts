import type { Core, UID } from "@strapi/strapi";
import type { FieldRule } from "../documents/problem";
import type { Inbox } from "./inbox";
import { isOn } from "./is-on";
import type { ListView } from "./list-view";
import type { Mails } from "./mails";
import type { Middlewares } from "./middlewares";
import type { PanelServer } from "./panel-routes";
import type { Condition, Role } from "./rights";
import type { StartPart } from "./start-part";

/** Something that a new village enters; `title` stands in the start page's list, and leads to the type. */
type SetUpStep = {
  title: string;
  uid: UID.ContentType;
  isDone(strapi: Core.Strapi): Promise<boolean>;
};
/** An entry of the panel and, in German, what is to be done about it; on a `page` of the panel in place of its form */
export type Task = { uid: string; documentId: string; title: string; note: string; page?: string };

/** Entries on the start page, after a sentence such as "2 Bezirke des Abfallkalenders:" */
export type StartLine = {
  sentence?: { words: [one: string, several: string]; rest: string };
  entries: Task[];
};
/** What is removed so many days after it came, or after what `what` says. The table in docs/datenschutz.md has the same rows. */
type Kept = { what: string; days: number };
type Command = (strapi: Core.Strapi, input: never) => Promise<unknown>;
/** Which bins are collected in a district, and where the site shows it; `titles` as the waste company has them */
export type Collected = { bins: string[]; district: string; path: string; titles: string[] };

/** What a feature adds to the server of the CMS. What is the core's signs in as one, too. */
export type CmsFeature = {
  /** As FEATURES calls it */
  name: string;
  /** Types, and by type fields of others, that the panel shows while it is on */
  types?: readonly UID.ContentType[];
  fields?: Readonly<Record<string, readonly string[]>>;
  middlewares?: Middlewares;
  /** Begins what runs by the clock. */
  schedule?(strapi: Core.Strapi): void | Promise<void>;
  /** What is wrong with its settings, as a sentence for operators */
  settingsProblem?(environment: NodeJS.Dict<string>): string | undefined;
  /** Has what refers to events refer to the series that takes them in. Takes document ids. */
  follow?(strapi: Core.Strapi, events: readonly string[], series: string): Promise<void>;
  kept?: readonly Kept[];
  /** Removes what was kept long enough, every hour. */
  removeOutdated?(strapi: Core.Strapi, now: Date): Promise<void>;
  /** What the site's scripts can have done, by name */
  commands?: Readonly<Record<string, Command>>;
  mails?: readonly Mails[];
  /** Begin to make or send what waits, and do not wait for it. */
  lanes?: readonly ((strapi: Core.Strapi) => unknown)[];
  inboxes?: readonly Inbox[];
  /** The rules for every save of a type, drafts included */
  fieldRules?: Readonly<Record<string, readonly FieldRule[]>>;
  /** Those for publishing an entry, which drafts may break */
  publishingRules?: Readonly<Record<string, readonly FieldRule[]>>;
  /** What the site's token for reading may call besides public types */
  readActions?: readonly string[];
  /** What the site's token for writing may call: while the feature is on, and also while it is off, by links that people have */
  writeActions?: readonly string[];
  linkActions?: readonly string[];
  roles?: readonly Role[];
  /** Fields of other features' types that the CMS alone writes: no role but "all" fills them in */
  ownFields?: Readonly<Record<string, readonly string[]>>;
  conditions?: readonly Condition[];
  listViews?: Readonly<Record<string, ListView>>;
  panel?: PanelServer;
  setUp?: readonly SetUpStep[];
  /** What waits for the Verwaltung, on its start page */
  tasks?(strapi: Core.Strapi): Promise<Task[]>;
  /** What it has for the start page of the panel user whose request is being answered */
  startPart?(strapi: Core.Strapi): Promise<StartPart>;
  /** What keeps it from working, each in a German sentence, on the start page of who may change the settings */
  obstacles?(strapi: Core.Strapi): Promise<string[]>;
  /** The same for whoever asks and may do something about it */
  startLine?(strapi: Core.Strapi): Promise<StartLine>;
  /** What is collected in a district on a day ("YYYY-MM-DD"), for the letter that reminds of it */
  collected?(strapi: Core.Strapi, documentId: string, day: string): Promise<Collected | undefined>;
  /**
   * While it is off: a sentence that says so, what is left in its tables, such as "20 Bestellungen", and how what is in no inbox is
   * removed
   */
  whenOff?: {
    sentence: string;
    left(strapi: Core.Strapi): Promise<string[]>;
    empty?(strapi: Core.Strapi): Promise<unknown>;
  };
  /** Removes what visitors sent before `limit` and no inbox holds: the settings say how long it is kept. */
  removeSentBefore?(strapi: Core.Strapi, limit: Date): Promise<void>;
  /** Types that no archive has, and the values that stand in one in place of secrets, by type */
  neverExported?: readonly UID.ContentType[];
  exportedAs?: Readonly<Record<string, object>>;
  /** Types that stay as they are when an archive is restored */
  keptAtRestore?: readonly UID.ContentType[];
  /** Called before an archive is restored; what it returns is called afterwards. */
  beforeRestore?(strapi: Core.Strapi): Promise<() => Promise<void>>;
};

let signedIn: readonly CmsFeature[] = [];

/** To be called once, before anything asks. */
export function signIn(features: readonly CmsFeature[]): void {
  signedIn = features.map((feature) => (isOn(feature.name) ? feature : whileOff(feature)));
}

/** What goes on of a feature that is off: what keeps, shows to its sender and removes what is there. */
function whileOff({
  writeActions: _new,
  panel: _shown,
  setUp: _asked,
  tasks: _due,
  obstacles: _hindered,
  roles = [],
  ...feature
}: CmsFeature): CmsFeature {
  // Roles stay with their people, and get their rights again with the feature.
  return { ...feature, roles: roles.map((role) => ({ ...role, entries: {}, others: {} })) };
}

/** What waits for the Verwaltung of all features that are on */
export const tasksOf = async (strapi: Core.Strapi): Promise<Task[]> =>
  (await Promise.all(signedIn.map((feature) => feature.tasks?.(strapi) ?? []))).flat();

export const featuresOff = (): readonly CmsFeature[] => signedIn.filter(({ name }) => !isOn(name));

/** Whether a field is about a feature that is off */
export const isFieldOff = (uid: string, field: string): boolean =>
  featuresOff().some(({ fields }) => fields?.[uid]?.includes(field));

/** To be called by `register`, before Strapi gives rights to types: the panel shows none of a feature that is off. */
export function hideTypesOfFeaturesOff(strapi: Core.Strapi): void {
  for (const uid of featuresOff().flatMap(({ types = [] }) => types)) {
    const type = strapi.contentType(uid);
    Object.assign(type, { pluginOptions: { ...type.pluginOptions, "content-manager": { visible: false } } });
  }
}

/** What all that signed in have in one slot */
export const fromFeatures = <Of>(slot: (feature: CmsFeature) => readonly Of[] | undefined): Of[] =>
  signedIn.flatMap((feature) => slot(feature) ?? []);
