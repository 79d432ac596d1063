import "@/lib/testing/server-environment";
import { readFileSync, writeFileSync } from "node:fs";
import { edgeParameters } from "./edge-parameters";

const file = "deploy/nginx/dorfforum-parameters.conf";

test("nginx knows the parameters that pages know", () => {
  if (process.env.WRITE_EDGE_PARAMETERS) writeFileSync(file, edgeParameters());
  expect(readFileSync(file, "utf8")).toBe(edgeParameters());
});
