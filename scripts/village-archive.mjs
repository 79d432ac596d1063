import { plainEnvironment } from "./environment.mjs";
import { OperatorError } from "./failures.mjs";
import { runVillageTask } from "./village-task.mjs";

/** @typedef {import("./environment.mjs").Variables} Variables */

/** Strapi adds it to the path that it is given. */
export const archiveExtension = ".tar.gz";

/** Saves all content and files of the village whose CMS does not run. @param {string} file that ends in archiveExtension @param {Variables} [env] */
export const exportArchive = (file, env = plainEnvironment()) =>
  runVillageTask("exportVillage", { archive: file.slice(0, -archiveExtension.length) }, env);

const maxUnknownNamed = 5;

/** @param {string} file @param {string[]} unknown */
const fromNewerVersion = (file, unknown) =>
  new OperatorError(
    `${file} enthält, was diese Version nicht speichern kann (${unknown.slice(0, maxUnknownNamed).join(", ")}${unknown.length > maxUnknownNamed ? " …" : ""}). Es wurde nichts geändert. Bringen Sie das Dorfforum auf die Version, mit der gesichert wurde, und wiederholen Sie den Befehl.`,
  );

/** @param {{ village: string | null }} present */
const alreadyThere = ({ village }) =>
  new OperatorError(
    `Es gibt schon ein Dorf mit Inhalten${village ? `: ${village}` : ""}. Es wurde nichts geändert. Um es zu ersetzen: npm run village:restore -- DATEI --ersetzen`,
  );

/**
 * Replaces the village by an archive. Mails that wait in this village go on waiting.
 * @param {string} file @param {(present: { village: string | null }) => boolean | Promise<boolean>} mayReplace asked about a village with content
 * @param {Variables} [env] as the CMS reads it; by default cms/.env adds to the environment
 * @throws {OperatorError} for content that may not be replaced, a file that is no archive, or one that holds what this
 * version cannot store
 */
export async function restoreArchive(file, mayReplace, env = plainEnvironment()) {
  const restore = (/** @type {boolean} */ isAllowed) =>
    runVillageTask("restoreVillage", { archive: file, mayReplace: isAllowed }, env);
  let result = await restore(false);
  if (result.state === "has-content" && (await mayReplace(result))) result = await restore(true);
  if (result.state === "unreadable")
    throw new OperatorError(
      `${file} ist keine vollständige Sicherung eines Dorfforums. Es wurde nichts geändert.`,
    );
  if (result.state === "newer") throw fromNewerVersion(file, result.unknown);
  if (result.state === "has-content") throw alreadyThere(result);
}
