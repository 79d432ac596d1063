import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { core } from "../core";
import { features } from "../features";

const datenschutz = join(__dirname, "../../../../../docs/datenschutz.md");

test("docs/datenschutz.md says for how many days what is kept", () => {
  const [, section = ""] = readFileSync(datenschutz, "utf8").split("## How long the CMS keeps what\n");
  const [table = ""] = section.split("\n## ");
  const told = [...table.matchAll(/^\| (.+?) +\| (\d+) +\|/gm)].map(([, what, days]) => ({
    what,
    days: Number(days),
  }));
  assert.deepEqual(
    told,
    [core, ...features].flatMap(({ kept = [] }) => kept),
  );
});
