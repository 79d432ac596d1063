import type { IncomingMessage } from "node:http";
import { currentRequest } from "@/lib/monitoring/log";
import { collectParts } from "./collect-parts";
import { documentParts } from "./static-parts";

const requestWith = (headers: IncomingMessage["headers"]) => ({ headers }) as IncomingMessage;

test("documents that are rendered at the same time have parts of their own, also in what is asynchronous", async () => {
  const render = (requestId: string) =>
    currentRequest.run({ requestId }, async () => {
      const parts = collectParts(requestWith({}));
      await new Promise((resolve) => setImmediate(resolve));
      documentParts()?.set("_S_1_", { html: requestId });
      return [...parts.values()].map(({ html }) => html);
    });
  expect(await Promise.all([render("1"), render("2")])).toEqual([["1"], ["2"]]);
});

test("a navigation of the router has none, for its data have to be whole", () => {
  currentRequest.run({ requestId: "1" }, () => {
    collectParts(requestWith({ rsc: "1" }));
    expect(documentParts()).toBeUndefined();
  });
});

test("outside of requests there are none", () => {
  expect(documentParts()).toBeUndefined();
});
