import { file } from "@strapi/data-transfer";
import type { Core } from "@strapi/strapi";
import { findVillage, type NewVillage } from "./new-village";

export type RestorePlan =
  /** No file of `strapi export`, or one that is cut off */
  | { state: "unreadable" }
  /** `unknown`: types and fields that this version cannot store, and Strapi itself where the archive's is newer */
  | { state: "readable"; unknown: string[]; present: NewVillage | undefined };

/** What a restore would meet. Changes nothing. */
export async function planRestore(
  strapi: Core.Strapi,
  { archive }: { archive: string },
): Promise<RestorePlan> {
  const source = file.providers.createLocalFileSourceProvider({
    file: { path: archive },
    compression: { enabled: true },
    encryption: { enabled: false },
  });
  let contents: { version: string; schemas: Schemas };
  try {
    const metadata = await source.getMetadata();
    contents = { version: metadata?.strapi?.version ?? "", schemas: await source.getSchemas() };
  } catch (error) {
    strapi.log.error(`The archive cannot be read: ${String(error)}`);
    return { state: "unreadable" };
  }
  const own: string = strapi.config.get("info.strapi");
  return {
    state: "readable",
    unknown: [
      ...(isNewer(contents.version, own) ? [`Strapi ${contents.version}`] : []),
      ...unknownFields(contents.schemas, { ...strapi.contentTypes, ...strapi.components }),
    ],
    present: await findVillage(strapi),
  };
}

type Schemas = Record<string, { attributes?: Record<string, unknown> }>;

/** Types of Strapi's plugins change with Strapi alone. */
export const unknownFields = (schemas: Schemas, known: Schemas): string[] =>
  Object.entries(schemas)
    .filter(([uid]) => uid.startsWith("api::") || !uid.includes("::"))
    .flatMap(([uid, { attributes = {} }]) => {
      const own = known[uid]?.attributes;
      if (!own) return [uid];
      return Object.keys(attributes)
        .filter((name) => !(name in own))
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
