import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";

/** A route handler behind a real server, so that a test can send what no Request can be made of. */
export async function serveHandler(handle: (request: Request) => Promise<Response>) {
  const server: Server = createServer(async (asked, response) => {
    const hasBody = asked.method !== "GET" && asked.method !== "HEAD";
    const request = new Request(`http://localhost${asked.url}`, {
      method: asked.method ?? "GET",
      headers: asked.headers as Record<string, string>,
      ...(hasBody && { body: Readable.toWeb(asked) as ReadableStream, duplex: "half" }),
    } as RequestInit);
    const answer = await handle(request);
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { port, url: `http://127.0.0.1:${port}`, close };
}
