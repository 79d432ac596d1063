// Writes into nginx's settings what follows from the table of routes. lib/routing/edge-parameters.test.ts fails when they are out of date.
import { readFile, writeFile } from "node:fs/promises";
import { edgeFiles } from "../lib/routing/edge-parameters.ts";

for (const { file, toText } of edgeFiles) await writeFile(file, toText(await readFile(file, "utf8")));
