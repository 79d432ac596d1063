import { buffer } from "node:stream/consumers";
import { type LocalServer, startLocalServer } from "../../scripts/stack/local-server";

interface WebhookRelay extends LocalServer {
  /** Origins of the sites that get every webhook */
  targets: Set<string>;
}

/** Passes a CMS's webhooks on, so that a site can join while the CMS runs. A target that is away loses them. */
export async function startWebhookRelay(...origins: string[]): Promise<WebhookRelay> {
  const targets = new Set(origins);
  const server = await startLocalServer(async (request, response) => {
    const body = new Uint8Array(await buffer(request));
    const headers = {
      Authorization: request.headers.authorization ?? "",
      "Content-Type": request.headers["content-type"] ?? "",
    };
    const passOn = (origin: string) => fetch(origin + request.url, { method: "POST", headers, body });
    await Promise.allSettled([...targets].map(passOn));
    response.end();
  });
  return { ...server, targets };
}
