import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { WebSocketServer } from "ws";
import { startLocalServer } from "../../scripts/stack/local-server";

/**
 * A push service for one Firefox on this machine: Mozilla's protocol between browser and service, and endpoints that a CMS
 * posts to. `preferences` have Firefox use it.
 */
export async function startAutopush() {
  /** The subscriptions of the browser */
  const channels = new Set<string>();
  const sockets = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  await once(sockets, "listening");
  const endpoints = await startLocalServer(async (request, response) => {
    const data = (await buffer(request)).toString("base64url");
    const channelID = request.url?.slice(1) ?? "";
    const headers = { encoding: request.headers["content-encoding"] };
    const message = { messageType: "notification", channelID, version: randomUUID(), data, headers };
    const isKnown = channels.has(channelID);
    if (isKnown) for (const socket of sockets.clients) socket.send(JSON.stringify(message));
    response.writeHead(isKnown ? 201 : 410).end();
  });

  /** What the browser asks for; undefined for what needs no answer */
  function answerTo({ messageType, channelID }: { messageType: string; channelID: string }) {
    if (messageType === "hello") return { uaid: randomUUID(), use_webpush: true };
    if (messageType === "register") channels.add(channelID);
    else if (messageType === "unregister") channels.delete(channelID);
    else return undefined;
    return { channelID, pushEndpoint: `${endpoints.url}/${channelID}` };
  }
  sockets.on("connection", (socket) =>
    socket.on("message", (text) => {
      const message = JSON.parse(String(text));
      const answer = answerTo(message);
      if (answer) socket.send(JSON.stringify({ messageType: message.messageType, status: 200, ...answer }));
    }),
  );
  const { port } = sockets.address() as AddressInfo;
  const preferences = {
    // Off in a Firefox that is driven from outside
    "dom.push.connection.enabled": true,
    "dom.push.serverURL": `ws://127.0.0.1:${port}/`,
    "dom.push.testing.allowInsecureServerURL": true,
    "permissions.default.desktop-notification": 1,
    // A machine without a desktop shows no messages, which Firefox takes for a failure.
    "alerts.useSystemBackend": false,
  };
  return { url: endpoints.url, channels, preferences };
}
