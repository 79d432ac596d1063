import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";
import { startLocalServer } from "./local-server";

type PushReceived = { path: string; headers: IncomingHttpHeaders; message: Record<string, string> };

/** Settings of push for a CMS that hands its messages to a stand-in */
export function pushEnv(serviceUrl: string): Record<string, string> {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  return {
    VAPID_PUBLIC_KEY: pair.getPublicKey("base64url"),
    // 32 bytes, also where the number is smaller
    VAPID_PRIVATE_KEY: Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
      .subarray(-32)
      .toString("base64url"),
    VAPID_SUBJECT: "mailto:forum@example.org",
    PUSH_HOSTS: serviceUrl,
  };
}

/** A push service on this machine, whose devices read what is encrypted for them (RFC 8291). */
export async function startPushService() {
  const devices = new Map<string, { pair: ReturnType<typeof createECDH>; auth: Buffer }>();
  const received: PushReceived[] = [];
  /** What the service answers to a device, instead of 201 */
  const answers = new Map<string, { status: number; headers?: Record<string, string> }>();
  const server = await startLocalServer(async (request, response) => {
    const path = request.url ?? "";
    const body = await buffer(request);
    const device = devices.get(path);
    const { status, headers } = answers.get(path) ?? { status: device ? 201 : 404 };
    if (device && status === 201)
      received.push({ path, headers: request.headers, message: JSON.parse(decrypt(body, device)) });
    response.writeHead(status, headers).end();
  });
  /** A device as a browser describes it to the site */
  function addDevice(path: string) {
    const pair = createECDH("prime256v1");
    const auth = randomBytes(16);
    const Oeffentlicher_Schluessel = pair.generateKeys("base64url");
    devices.set(path, { pair, auth });
    return {
      Endpunkt: `${server.url}${path}`,
      Oeffentlicher_Schluessel,
      Schluessel_auth: auth.toString("base64url"),
    };
  }
  return { ...server, addDevice, answers, received };
}

function decrypt(
  body: Buffer,
  { pair, auth }: { pair: ReturnType<typeof createECDH>; auth: Buffer },
): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 86);
  const derive = (secret: Buffer, by: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, by, info, length));
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), sender]);
  const secret = derive(pair.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(body.subarray(-16));
  const padded = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()]);
  // A record ends with its delimiter and zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8");
}
