import { request as forward, type ServerResponse } from "node:http";
import { type LocalServer, startLocalServer } from "./local-server";

export interface CmsProxy extends LocalServer {
  /** All requests so far, for example `GET /api/beitraege?sort[0]=Datum` */
  calls: string[];
  /**
   * How the next requests are handled: forwarded, disconnected, never answered or answered with 500; or forwarded, and
   * then the CMS's response is dropped or replaced by a 500.
   */
  mode: "pass" | "refuse" | "hang" | "status500" | "loseAnswer" | "status500After";
}

function fail(response: ServerResponse): void {
  response.writeHead(500, { "Content-Type": "application/json" });
  response.end(
    '{"data":null,"error":{"status":500,"name":"InternalServerError","message":"Broken on purpose"}}',
  );
}

/** Forwards requests of a site to the CMS at `target`, records them, and fails as `mode` says. */
export async function startCmsProxy(target = process.env.CMS_URL ?? ""): Promise<CmsProxy> {
  const server = await startLocalServer((request, response) => {
    const { mode } = proxy;
    proxy.calls.push(`${request.method} ${decodeURI(request.url ?? "")}`);
    if (mode === "hang") return;
    if (mode === "refuse") return void request.socket.destroy();
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
  const proxy: CmsProxy = { ...server, calls: [], mode: "pass" };
  return proxy;
}
