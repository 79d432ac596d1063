import { existsSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { loadBindings, transformSync } from "next/dist/build/swc/index.js";

/**
 * Lets Node run the project's TypeScript outside of Next and Playwright: Next's compiler removes the types, and "@/…" is the
 * project's folder. Used as `node --import ./scripts/typescript.mjs`.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), "..");
await loadBindings();

registerHooks({
  resolve(specifier, context, next) {
    const isOurs =
      specifier.startsWith("@/") || (specifier.startsWith(".") && context.parentURL?.endsWith(".ts"));
    if (!isOurs) return next(specifier, context);
    const path = specifier.startsWith("@/")
      ? join(root, specifier.slice(2))
      : fileURLToPath(new URL(specifier, context.parentURL));
    const file = [`${path}.ts`, `${path}.tsx`, path].find((candidate) => existsSync(candidate));
    return file ? { url: pathToFileURL(file).href, shortCircuit: true } : next(specifier, context);
  },
  load(url, context, next) {
    if (!url.endsWith(".ts")) return next(url, context);
    const { code } = transformSync(readFileSync(fileURLToPath(url), "utf8"), {
      filename: fileURLToPath(url),
      jsc: { parser: { syntax: "typescript" }, target: "es2022" },
      module: { type: "es6" },
      sourceMaps: false,
    });
    return { format: "module", source: code, shortCircuit: true };
  },
});
