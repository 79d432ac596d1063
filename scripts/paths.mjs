import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** The two packages: each has its own lock file, its own build and its own settings file. */
export const site = { name: "Website", folder: root, settings: path.join(root, ".env") };
export const cms = { name: "CMS", folder: path.join(root, "cms"), settings: path.join(root, "cms", ".env") };

export const logs = path.join(root, "var", "log");

/** @param {string} file @returns the path as an operator at the repository's top would type it */
export const relativePath = (file) => path.relative(root, file) || ".";
