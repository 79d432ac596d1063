import { readFileSync } from "node:fs";
import { fileRoutes } from "@/lib/urls/site-routes";
import { edgeFiles } from "./edge-parameters";

test.each(edgeFiles)("$file says what follows from the table of routes", ({ file, toText }) => {
  const text = readFileSync(file, "utf8");
  expect(toText(text)).toBe(text);
});

test("nginx keeps pictures and files apart by every parameter that makes them another", () => {
  const settings = readFileSync("deploy/nginx/dorfforum-locations.conf", "utf8");
  const [, key = ""] = /\(\?:dateien\|teilbild\)[^}]*proxy_cache_key "([^"]+)"/.exec(settings) ?? [];
  const kept = Object.values(fileRoutes).filter(({ pattern }) => /^\/(?:dateien|teilbild)\//.test(pattern));
  const parameters = new Set(kept.flatMap(({ parameters = [] }) => [...parameters]));
  expect(key.split("|").slice(2).sort()).toEqual([...parameters].map((name) => `$arg_${name}`).sort());
});
