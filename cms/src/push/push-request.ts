import { request as requestHttp } from "node:http";
import { Agent, request as requestHttps } from "node:https";
import { generateRequestDetails, type RequestOptions } from "web-push";
import { checkedLookup, isPublicAddress } from "../import/fetch-address";
import type { Device } from "../subscriptions/sending-state";
import { isLoopback, type PushSettings, toEndpoint } from "./push-settings";

const timeoutMs = 10_000;
/** A village's devices are at four services. */
const agent = new Agent({ keepAlive: true });

export type PushMessage = Pick<RequestOptions, "TTL" | "urgency" | "topic"> & { payload: object };

/** `host`: of the push service, for the log, where the whole address would be a secret */
type PushAnswer = { host: string; status: number; retryAfterMs: number };

/** A device that nothing can be sent to: its service is not allowed any more, or its keys are none. */
export class UnusableDevice extends Error {}

/**
 * Encrypts a message for a device (RFC 8291) and hands it to its push service, without following redirects.
 * @throws UnusableDevice, or Node's error without an answer
 */
export async function sendPush(
  { Endpunkt, Oeffentlicher_Schluessel: p256dh, Schluessel_auth: auth }: Device,
  { payload, ...options }: PushMessage,
  vapidDetails: PushSettings,
): Promise<PushAnswer> {
  const endpoint = toEndpoint(Endpunkt);
  if (!endpoint) throw new UnusableDevice();
  const { headers, body } = encrypt();
  const [request, ofService] = isLoopback(endpoint)
    ? [requestHttp, {}]
    : [requestHttps, { agent, lookup: checkedLookup(isPublicAddress) }];
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    request(endpoint, { method: "POST", headers, signal, ...ofService }, (response) => {
      response.resume();
      const { statusCode: status = 0 } = response;
      const retryAfterMs = (Number(response.headers["retry-after"]) || 0) * 1000;
      resolve({ host: endpoint.hostname, status, retryAfterMs });
    })
      .on("error", reject)
      .end(body);
  });

  function encrypt() {
    const device = { endpoint: Endpunkt, keys: { p256dh, auth } };
    try {
      return generateRequestDetails(device, JSON.stringify(payload), { vapidDetails, ...options });
    } catch (error) {
      throw new UnusableDevice("The keys are none", { cause: error });
    }
  }
}
