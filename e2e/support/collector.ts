import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

interface Received {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  /** One character for each byte, for bodies may be compressed */
  body: string;
}

export interface Collector {
  origin: string;
  received: Received[];
  close(): Promise<void>;
}

/**
 * A foreign service on this machine: keeps what it is sent, answers GET with `script` and everything else with 200.
 * Any page may talk to it.
 */
export async function startCollector(script = ""): Promise<Collector> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request.setEncoding("latin1"));
    const { method = "", url = "", headers } = request;
    received.push({ method, url, headers, body });
    response.writeHead(200, {
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Allow-Headers": "*",
      "Content-Type": method === "GET" ? "text/javascript" : "application/json",
    });
    response.end(method === "GET" ? script : "{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
