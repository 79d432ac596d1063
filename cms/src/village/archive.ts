import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { engine, file, strapi as local } from "@strapi/data-transfer";
import type { Core, UID } from "@strapi/strapi";
import { placeType } from "../places/place";
import { hashStoredCodes } from "../receiving/hash-stored-codes";
import { fromFeatures } from "../slots/feature";
import { withSpecialDays } from "../special-days/closing-fields";
import { findVillage, type PresentVillage } from "./new-village";
import { undoUnfinishedRestore } from "./unfinished-restore";

// What `strapi export` and `strapi import` do. Those commands compile the CMS first, which takes more than half of their time.

const readArchive = (archive: string) =>
  file.providers.createLocalFileSourceProvider({
    file: { path: archive },
    compression: { enabled: true },
    encryption: { enabled: false },
  });

/** Types that Strapi leaves out of every archive: accounts, sessions, tokens. */
const isNeverTransferred: (type: string) => boolean = local.isIgnoredOfficialTransferType;

/** @throws {Error} when the transfer could not be completed */
async function transfer(
  strapi: Core.Strapi,
  source: engine.ISourceProvider,
  destination: engine.IDestinationProvider,
  isExcluded: (type: string) => boolean,
): Promise<void> {
  const transferEngine = engine.createTransferEngine(source, destination, {
    versionStrategy: "ignore",
    schemaStrategy: "ignore",
    transforms: {
      links: [{ filter: ({ left, right }) => !isExcluded(left.type) && !isExcluded(right.type) }],
      entities: [
        { filter: ({ type }) => !isExcluded(type) },
        { map: withoutSecrets },
        { map: ofThisRelease },
      ],
    },
  });
  transferEngine.diagnostics.onDiagnostic(({ kind, details }) => {
    if (kind === "error") strapi.log.error(details.message);
    if (kind === "warning") strapi.log.warn(details.message);
  });
  await transferEngine.transfer();
}

const neverExported = (): UID.ContentType[] => [...fromFeatures((feature) => feature.neverExported)];

type Entity = { type: string; data: Record<string, unknown> };

const withoutSecrets = <Of extends Entity>(entity: Of): Of => {
  const empty = fromFeatures(({ exportedAs }) => exportedAs && [exportedAs]).flatMap(
    (values) => values[entity.type] ?? [],
  );
  return empty.length > 0 ? { ...entity, data: Object.assign({}, entity.data, ...empty) } : entity;
};

/** What earlier releases had as closings are special days now. */
const formerFields: Readonly<Record<string, readonly string[]>> = {
  "api::organisation.organisation": ["Schliesstage"],
  [placeType]: ["Schliessungen"],
};
const formerComponents = ["teile.schliessung"];

const ofThisRelease = <Of extends Entity>(entity: Of): Of =>
  entity.type in formerFields
    ? { ...entity, data: withSpecialDays(entity.data, berlinDay(new Date())) }
    : entity;

/** Saves all content and files, but no earlier versions and no subscriptions. `archive` is a path without `.tar.gz`, which Strapi adds. */
export async function exportVillage(strapi: Core.Strapi, { archive }: { archive: string }): Promise<void> {
  const source = local.providers.createLocalStrapiSourceProvider({
    getStrapi: async () => strapi,
    autoDestroy: false,
  });
  const destination = file.providers.createLocalFileDestinationProvider({
    file: { path: archive },
    compression: { enabled: true },
    encryption: { enabled: false },
  });
  const isExcluded = (type: string) =>
    neverExported().includes(type as UID.ContentType) || isNeverTransferred(type);
  await transfer(strapi, source, destination, isExcluded);
}

/** Whoever restores would send the mails that waited at the time of the export, and they may long have been sent. */
const isNotRestored = (type: string): boolean =>
  type === "api::ausgehende-mail.ausgehende-mail" ||
  fromFeatures(({ keptAtRestore }) => keptAtRestore).some((kept) => kept === type) ||
  isNeverTransferred(type);

export type RestoreResult =
  | { state: "restored" }
  /** No file of `strapi export`, or one that is cut off */
  | { state: "unreadable" }
  /** `unknown`: types and fields that this version cannot store, and Strapi itself where the archive's is newer */
  | { state: "newer"; unknown: string[] }
  | PresentVillage;

/**
 * Replaces all content and files by those of an archive. Mails that wait in this village go on waiting, and its subscriptions stay. Changes nothing
 * unless the state is "restored".
 * @param input `mayReplace`: whether a village with content may be replaced
 */
export async function restoreVillage(
  strapi: Core.Strapi,
  { archive, mayReplace }: { archive: string; mayReplace: boolean },
): Promise<RestoreResult> {
  const unknown = await findUnknown(strapi, archive);
  if (!unknown) return { state: "unreadable" };
  if (unknown.length > 0) return { state: "newer", unknown };
  const present = await findVillage(strapi);
  if (present && !mayReplace) return present;

  await undoUnfinishedRestore(strapi);
  const prepared = fromFeatures(({ beforeRestore }) => beforeRestore && [beforeRestore]);
  const afterRestore = await Promise.all(prepared.map((before) => before(strapi)));
  const destination = local.providers.createLocalStrapiDestinationProvider({
    getStrapi: async () => strapi,
    autoDestroy: false,
    strategy: "restore",
    restore: {
      assets: true,
      configuration: { webhook: true, coreStore: true },
      entities: { exclude: Object.keys(strapi.contentTypes).filter(isNotRestored) },
    },
  });
  destination.onWarning = (message: string) => strapi.log.warn(message);
  await transfer(strapi, readArchive(archive), destination, isNotRestored);
  await hashStoredCodes(strapi);
  for (const after of afterRestore) await after();
  return { state: "restored" };
}

/** What of an archive this version cannot store; undefined when the archive cannot be read. */
async function findUnknown(strapi: Core.Strapi, archive: string): Promise<string[] | undefined> {
  const source = readArchive(archive);
  let contents: { version: string; schemas: Schemas };
  try {
    const metadata = await source.getMetadata();
    contents = { version: metadata?.strapi?.version ?? "", schemas: await source.getSchemas() };
  } catch (error) {
    strapi.log.error(`The archive cannot be read: ${String(error)}`);
    return undefined;
  }
  const own: string = strapi.config.get("info.strapi");
  return [
    ...(isNewer(contents.version, own) ? [`Strapi ${contents.version}`] : []),
    ...unknownFields(contents.schemas, { ...strapi.contentTypes, ...strapi.components }),
  ];
}

type Schemas = Record<string, { attributes?: Record<string, unknown> }>;

/** Types of Strapi's plugins change with Strapi alone; what is not restored may have lost fields since. */
export const unknownFields = (schemas: Schemas, known: Schemas): string[] =>
  Object.entries(schemas)
    .filter(([uid]) => uid.startsWith("api::") || !uid.includes("::"))
    .filter(([uid]) => !isNotRestored(uid) && !formerComponents.includes(uid))
    .flatMap(([uid, { attributes = {} }]) => {
      const own = known[uid]?.attributes;
      if (!own) return [uid];
      return Object.keys(attributes)
        .filter((name) => !(name in own) && !formerFields[uid]?.includes(name))
        .map((name) => `${uid}.${name}`);
    });

const numbersOf = (version: string) => version.split(/[.-]/).slice(0, 3).map(Number);

export function isNewer(version: string, own: string): boolean {
  const ownNumbers = numbersOf(own);
  const difference = numbersOf(version)
    .map((number, index) => number - (ownNumbers[index] ?? 0))
    .find((each) => each !== 0);
  return difference !== undefined && difference > 0;
}
