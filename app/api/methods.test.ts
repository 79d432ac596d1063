import "@/lib/testing/server-environment";
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { apiErrorTexts } from "@/lib/texts/errors";

type Handler = (request: Request) => Response;

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
const files = readdirSync("app/api", { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith("route.ts"),
);
const ask = (method: string, accept = "*/*") =>
  new Request("http://localhost/api/x", { method, headers: { Accept: accept } });

test.each(files)("%s answers every method, with Allow where it does not take it", async (file) => {
  const handlers: Record<string, Handler> = await import(resolve("app/api", file));
  const refused = methods.filter((method) => handlers[method]?.name === "refuseMethod");
  const taken = methods.filter((method) => !refused.includes(method));
  for (const method of methods) expect(handlers[method]).toBeInstanceOf(Function);
  for (const method of refused) {
    const response = handlers[method]?.(ask(method));
    expect(response?.status).toBe(405);
    expect(await response?.text()).toContain("lässt sich so nicht aufrufen");
    const allowed = response?.headers.get("Allow")?.split(", ") ?? [];
    expect(allowed.filter((name) => name !== "HEAD" && name !== "OPTIONS")).toEqual(taken);
  }
});

test("404 of the API is German text, or JSON where JSON is asked for", async () => {
  const { GET } = await import("./[...path]/route");
  const text = GET(ask("GET"));
  expect([text.status, text.headers.get("Content-Type")]).toEqual([404, "text/plain; charset=utf-8"]);
  expect(await text.text()).toBe(apiErrorTexts.notFound);
  const json = GET(ask("GET", "application/json, text/plain"));
  expect(json.status).toBe(404);
  expect(await json.json()).toEqual({ fehler: apiErrorTexts.notFound });
});
