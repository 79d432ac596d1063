import { execFile } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { command } from "./command.mjs";
import { OperatorError } from "./failures.mjs";
import { ensureInstalled, npm } from "./install.mjs";
import { judgeLicence } from "./licences.mjs";
import { cms, relativePath, root, site } from "./paths.mjs";
import { print } from "./progress.mjs";

// `npm run sbom`: writes the bill of materials of both packages (CycloneDX) and the list of their licences to var/sbom, and
// fails when there is a licence that nobody has accepted.

/**
 * @typedef {{ expression?: string, license?: { id?: string, name?: string } }} Licence
 * @typedef {{ name: string, version: string, licenses?: Licence[] }} Component
 */

const folder = path.join(root, "var", "sbom");
const maxBytes = 50_000_000;

/** The bill of what a package runs with, without its tools. @param {string} cwd */
async function billOf(cwd) {
  const [program = "npm", ...args] = npm;
  const options = { cwd, maxBuffer: maxBytes };
  const bill = ["sbom", "--sbom-format", "cyclonedx", "--omit", "dev"];
  const { stdout } = await promisify(execFile)(program, [...args, ...bill], options);
  const parsed = JSON.parse(stdout);
  // npm calls it by the name of its folder.
  parsed.metadata.component.name = JSON.parse(await readFile(path.join(cwd, "package.json"), "utf8")).name;
  return parsed;
}

/** By SPDX, and empty where package.json names none. @param {Component} component */
const expressionOf = ({ licenses = [] }) =>
  licenses.map(({ expression, license }) => expression ?? license?.id ?? license?.name).join(" AND ");

async function writeBills() {
  await ensureInstalled();
  await mkdir(folder, { recursive: true });
  /** @type {string[]} */
  const unknown = [];
  for (const { name, folder: cwd } of [site, cms]) {
    const bill = await billOf(cwd);
    /** @type {Component[]} */
    const components = bill.components;
    const packages = components.map((component) => ({
      ...judgeLicence(component.name, expressionOf(component)),
      text: `${component.name} ${component.version}`,
    }));
    const lines = new Set(packages.map(({ licence, text }) => `${licence}\t${text}`).sort());
    unknown.push(
      ...packages.filter(({ isKnown }) => !isKnown).map(({ licence, text }) => `${text}: ${licence}`),
    );
    const file = path.join(folder, name.toLowerCase());
    await writeFile(`${file}.cdx.json`, `${JSON.stringify(bill, null, 2)}\n`);
    await writeFile(`${file}.licences.txt`, `${[...lines].join("\n")}\n`);
    print(`${name}: ${components.length} packages, ${relativePath(file)}.cdx.json and .licences.txt`);
  }
  if (unknown.length === 0) return;
  const sentence =
    "Packages with licences that nobody has accepted: read them, and add them to scripts/licences.mjs.";
  throw new OperatorError(sentence, unknown.join("\n"));
}

await command(writeBills);
