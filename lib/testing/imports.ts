import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

export type Import = { from: string; to: string };

/** The sources below these folders, without tests and what helps them */
export const sourcesIn = (...roots: string[]) =>
  roots.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: "utf8" })
      .map((file) => join(root, file))
      .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file)),
  );

/** What these files import of this repository, by its path from the root and without an ending */
export const importsOf = (files: string[]) =>
  files.flatMap((from) =>
    [
      ...readFileSync(from, "utf8").matchAll(
        /(?:\bfrom|\bimport\(?)\s*"((?:@\/|@dorfforum\/shared\/|\.)[^"]*)"/g,
      ),
    ].map(([, target = ""]) => ({
      from,
      target,
      to: target.startsWith(".")
        ? join(dirname(from), target)
        : target.replace(/^@dorfforum\//, "packages/").replace(/^@\//, ""),
    })),
  );
