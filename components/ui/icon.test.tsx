import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { iconNames } from "./icon-names.mjs";

test("icons.svg is what npm run sprite writes", () => {
  expect(() => execFileSync(process.execPath, ["scripts/sprite.mjs", "--check"])).not.toThrow();
});

test("every icon of the sprite is used", () => {
  const sources = ["app", "components", "lib"].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
      .map((file) => readFileSync(join(root, file), "utf8")),
  );
  const unused = iconNames.filter((name) => !sources.some((source) => source.includes(`"${name}"`)));
  expect(unused).toEqual([]);
});
