import { request as requestHttp } from "node:http";
import { Agent, request as requestHttps } from "node:https";
import { generateRequestDetails, type RequestOptions } from "web-push";
import { checkedLookup, isPublicAddress } from "../../../http/fetch-address";
import type { Device } from "../stored-types";
import { isLoopback, type PushSettings } from "./push-settings";

const timeoutMs = 10_000;
/** A village's devices are at four services. */
const agent = new Agent({ keepAlive: true });

export type PushMessage = Pick<RequestOptions, "TTL" | "urgency" | "topic"> & { payload: object };

type PushAnswer = { status: number; retryAfter: string | undefined; date: string | undefined };

/**
 * Encrypts a message for a device (RFC 8291) and hands it to its push service, without following redirects.
 * @param endpoint of the device, as toEndpoint() gives it
 * @throws the library's error for keys or settings that are none, Node's without an answer; either may hold the address
 */
export async function sendPush(
  endpoint: URL,
  { Oeffentlicher_Schluessel: p256dh, Schluessel_auth: auth }: Device,
  { payload, ...options }: PushMessage,
  vapidDetails: PushSettings,
): Promise<PushAnswer> {
  const subscription = { endpoint: endpoint.href, keys: { p256dh, auth } };
  const { headers, body } = generateRequestDetails(subscription, JSON.stringify(payload), {
    vapidDetails,
    ...options,
  });
  const [request, ofService] = isLoopback(endpoint)
    ? [requestHttp, {}]
    : [requestHttps, { agent, lookup: checkedLookup(isPublicAddress) }];
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    request(endpoint, { method: "POST", headers, signal, ...ofService }, (response) => {
      response.resume();
      const { statusCode: status = 0, headers } = response;
      resolve({ status, retryAfter: headers["retry-after"], date: headers.date });
    })
      .on("error", reject)
      .end(body);
  });
}
