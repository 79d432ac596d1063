import { readFileSync, writeFileSync } from "node:fs";
import { edgePages, edgeParameters } from "./edge-parameters";

const parametersFile = "deploy/nginx/dorfforum-parameters.conf";
const locationsFile = "deploy/nginx/dorfforum-locations.conf";
const location = /(?<=# Pages: written from lib\/urls\/site-routes\.ts\nlocation ~ ").*(?=" \{\n)/;

beforeAll(() => {
  if (!process.env.WRITE_EDGE_PARAMETERS) return;
  writeFileSync(parametersFile, edgeParameters());
  writeFileSync(locationsFile, readFileSync(locationsFile, "utf8").replace(location, edgePages));
});

test("nginx knows the parameters that pages know", () => {
  expect(readFileSync(parametersFile, "utf8")).toBe(edgeParameters());
});

test("nginx keeps the pages that are the same for all visitors", () => {
  expect(location.exec(readFileSync(locationsFile, "utf8"))?.[0]).toBe(edgePages());
});
