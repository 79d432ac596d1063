import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";

/** Serves a route handler over HTTP, for requests that the Request constructor refuses. */
export async function serveHandler(handle: (request: Request) => Promise<Response>) {
  const server: Server = createServer(async (incoming, outgoing) => {
    const hasBody = incoming.method !== "GET" && incoming.method !== "HEAD";
    const request = new Request(`http://localhost${incoming.url}`, {
      method: incoming.method ?? "GET",
      headers: incoming.headers as Record<string, string>,
      ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream, duplex: "half" }),
    } as RequestInit);
    const response = await handle(request);
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { port, url: `http://127.0.0.1:${port}`, close };
}
