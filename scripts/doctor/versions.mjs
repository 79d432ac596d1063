import { outdatedBuilds } from "../build.mjs";
import { isInstalled } from "../install.mjs";
import { isSupported, supportedRange } from "../node-release.mjs";
import { cms, relativePath, site } from "../paths.mjs";
import { problem, warning } from "./findings.mjs";

/** @param {string} version of Node */
export const nodeFindings = (version = process.versions.node) =>
  isSupported(version)
    ? []
    : [problem(`Mit Node ${version} läuft das Dorfforum nicht: Installieren Sie ${supportedRange()}.`)];

/** Packages of another lock file, and builds of other sources. @returns {import("./findings.mjs").Finding[]} */
export function checkInstallation() {
  const outdated = outdatedBuilds();
  // The site's build holds its packages.
  const needed = outdated.includes(site) ? [site, cms] : [cms];
  const missing = needed.filter(({ folder }) => !isInstalled(folder));
  if (missing.length > 0)
    return missing.map(({ folder }) =>
      problem(
        `Die Pakete in ${relativePath(folder)} sind nicht die der Datei package-lock.json: npm run setup holt sie.`,
      ),
    );
  return outdated.map(({ name }) =>
    warning(`Der Build (${name}) ist älter als die Quellen: npm start macht ihn neu.`),
  );
}
