import type { IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { startLocalServer } from "../../scripts/stack/local-server";

interface RecordedRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  /** Latin-1, one character for each byte, since bodies may be compressed */
  body: string;
}

/** Replaces an external service: records requests from any origin and answers GET with `script`, others with `{}`. */
export async function startRequestRecorder(script = "") {
  const received: RecordedRequest[] = [];
  const { url: origin, close } = await startLocalServer(async (request, response) => {
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
  return { origin, received, close };
}
