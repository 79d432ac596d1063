import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import ts from "typescript";

// Builds server and panel to dist/ as `strapi build` does, but does not check the server's types: `npm run test:cms` does.

const cwd = import.meta.dirname;
const { config } = ts.readConfigFile(path.join(cwd, "tsconfig.json"), ts.sys.readFile);
const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, cwd);
for (const fileName of fileNames.filter((name) => !name.endsWith(".d.ts"))) {
  const output = path.join(cwd, "dist", path.relative(cwd, fileName)).replace(/\.ts$/, ".js");
  mkdirSync(path.dirname(output), { recursive: true });
  if (fileName.endsWith(".json")) copyFileSync(fileName, output);
  else {
    const source = readFileSync(fileName, "utf8");
    writeFileSync(output, ts.transpileModule(source, { fileName, compilerOptions: options }).outputText);
  }
}

const require = createRequire(import.meta.url);
const strapi = path.dirname(require.resolve("@strapi/strapi/package.json"));
const internal = (/** @type {string} */ file) => require(path.join(strapi, "dist", "src", "node", file));
const given = {
  cwd,
  logger: { debug: () => undefined },
  tsconfig: { config: { options } },
  options: { minify: true },
};
const context = await internal("create-build-context.js").createBuildContext(given);
await internal("staticFiles.js").writeStaticClientFiles(context);
await internal("vite/build.js").build(context);
