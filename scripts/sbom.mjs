import "./node-version.mjs";
import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { command } from "./command.mjs";
import { ensureInstalled, npm } from "./install.mjs";
import { cms, relativePath, root, site } from "./paths.mjs";
import { print } from "./progress.mjs";

// `npm run sbom`: writes the bill of materials of both packages (CycloneDX) and the list of their licences to var/sbom.

/**
 * @typedef {{ expression?: string, license?: { id?: string, name?: string } }} Licence
 * @typedef {{ name: string, version: string, group?: string, licenses?: Licence[] }} Component
 */

const folder = path.join(root, "var", "sbom");
const maxBytes = 50_000_000;

/** @param {string} cwd @returns {Promise<string>} the bill of what the package runs with, without its tools */
async function billOf(cwd) {
  const [program = "npm", ...args] = npm;
  const options = { cwd, maxBuffer: maxBytes };
  const bill = ["sbom", "--sbom-format", "cyclonedx", "--omit", "dev"];
  return (await promisify(execFile)(program, [...args, ...bill], options)).stdout;
}

const licenceOf = (/** @type {Component} */ { licenses = [] }) =>
  licenses.map(({ expression, license }) => expression ?? license?.id ?? license?.name).join(" and ") ||
  "no SPDX expression";

async function writeBills() {
  await ensureInstalled();
  await mkdir(folder, { recursive: true });
  for (const { name, folder: cwd } of [site, cms]) {
    const bill = await billOf(cwd);
    /** @type {Component[]} */
    const components = JSON.parse(bill).components;
    const licences = components.map((each) => `${licenceOf(each)}\t${each.name} ${each.version}`).sort();
    const file = path.join(folder, name.toLowerCase());
    await writeFile(`${file}.cdx.json`, bill);
    await writeFile(`${file}.licences.txt`, `${[...new Set(licences)].join("\n")}\n`);
    print(`${name}: ${components.length} packages, ${relativePath(file)}.cdx.json and .licences.txt`);
  }
}

await command(writeBills);
