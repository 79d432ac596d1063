import { createServer, request as forward } from "node:http";
import type { AddressInfo } from "node:net";

export interface CmsProxy {
  url: string;
  /** Every request so far, for example `GET /api/beitraege?sort[0]=Datum`. */
  calls: string[];
  /** What happens to the next requests: handed on, cut off, never answered, answered with 500. */
  mode: "pass" | "refuse" | "hang" | "status500";
  close(): Promise<void>;
}

/** Stands between a site and its CMS, counts what is asked, and fails on request. */
export async function startCmsProxy(target: string): Promise<CmsProxy> {
  const server = createServer((request, response) => {
    proxy.calls.push(`${request.method} ${decodeURI(request.url ?? "")}`);
    if (proxy.mode === "hang") return;
    if (proxy.mode === "refuse") {
      request.socket.destroy();
      return;
    }
    if (proxy.mode === "status500") {
      response.writeHead(500, { "Content-Type": "application/json" });
      response.end(
        '{"data":null,"error":{"status":500,"name":"InternalServerError","message":"Broken on purpose"}}',
      );
      return;
    }
    const onward = forward(
      new URL(request.url ?? "/", target),
      { method: request.method, headers: request.headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    onward.on("error", () => request.socket.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  const proxy: CmsProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    mode: "pass",
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return proxy;
}
