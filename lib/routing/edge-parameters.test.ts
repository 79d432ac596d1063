import { readFileSync } from "node:fs";
import { edgeFiles } from "./edge-parameters";

test.each(edgeFiles)("$file says what follows from the table of routes", ({ file, toText }) => {
  const text = readFileSync(file, "utf8");
  expect(toText(text)).toBe(text);
});
