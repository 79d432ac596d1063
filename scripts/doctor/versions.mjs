import { outdatedBuilds } from "../build.mjs";
import { isInstalled } from "../install.mjs";
import { isSupported, supportedRange } from "../node-release.mjs";
import { cms, relativePath, site } from "../paths.mjs";
import { problem, warning } from "./findings.mjs";

/** @param {string} version of Node */
export const nodeFindings = (version = process.versions.node) =>
  isSupported(version) ? [] : [problem(`Node ${version} is not supported: install ${supportedRange()}.`)];

/** Packages of another lock file, and builds of other sources. @returns {import("./findings.mjs").Finding[]} */
export function checkInstallation() {
  const missing = [site, cms].filter(({ folder }) => !isInstalled(folder));
  if (missing.length > 0)
    return missing.map(({ folder }) =>
      problem(`The packages in ${relativePath(folder)} are not those of its lock file: npm run setup.`),
    );
  return outdatedBuilds().map((name) =>
    warning(`The build of the ${name} is older than its sources: npm start makes it anew.`),
  );
}
