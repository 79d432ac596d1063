import { createServer, request as forward, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface CmsProxy {
  url: string;
  /** Every request so far, for example `GET /api/beitraege?sort[0]=Datum`. */
  calls: string[];
  /**
   * What happens to the next requests: handed on, cut off, never answered, answered with 500; or handed on and then
   * their answer lost or replaced by a 500.
   */
  mode: "pass" | "refuse" | "hang" | "status500" | "loseAnswer" | "status500After";
  close(): Promise<void>;
}

function fail(response: ServerResponse): void {
  response.writeHead(500, { "Content-Type": "application/json" });
  response.end(
    '{"data":null,"error":{"status":500,"name":"InternalServerError","message":"Broken on purpose"}}',
  );
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
    const { mode } = proxy;
    if (mode === "status500") return fail(response);
    const onward = forward(
      new URL(request.url ?? "/", target),
      { method: request.method, headers: request.headers },
      (answer) => {
        if (mode === "loseAnswer") return request.socket.destroy();
        if (mode === "status500After") return fail(response);
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
