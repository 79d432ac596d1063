import { createHash } from "node:crypto";
import { formatDate, formatTime } from "@dorfforum/shared/calendar/format";
import { entryOf } from "@dorfforum/shared/subscriptions/themes";
import type { Core } from "@strapi/strapi";
import { codeOf } from "../background/error-code";
import { onceAtATime, runInBackground } from "../background/run-in-background";
import { rows } from "../database/rows";
import { oneLine } from "../mail/mail-texts";
import { postpone, type QueuedMail, removeMail, retryLater, takeMail } from "../mail/outbox";
import { type Device, deviceType, isHeld, type Sending, sendingType } from "../subscriptions/sending-state";
import { isLate, type NewSending } from "../subscriptions/sendings";
import { themesIn } from "../subscriptions/theme-text";
import { deviceCode, namesOf, noteDeviceAnswer, removeDevice } from "./devices";
import { type PushMessage, sendPush, UnusableDevice } from "./push-request";
import { type PushSettings, pushSettings } from "./push-settings";

const atOnce = 16;
const daySeconds = 24 * 3600;
/** In characters; together below the 3,993 bytes that every service takes */
const maxTitle = 120;
const maxBody = 400;

/** Hands all due messages to their push services in the background, several at once. */
export const deliverPushSoon = onceAtATime("The delivery of push messages", async (strapi) => {
  const settings = pushSettings();
  if (!settings) return;
  const running = new Set<Promise<boolean>>();
  const take = () => takeMail(strapi, true);
  for (let row = await take(); row; row = await take()) {
    const message = row;
    const sent = runInBackground(strapi, "The delivery of a push message", () =>
      deliver(strapi, settings, message),
    ).finally(() => running.delete(sent));
    running.add(sent);
    if (running.size >= atOnce) await Promise.race(running);
  }
  await Promise.all(running);
});

async function deliver(strapi: Core.Strapi, settings: PushSettings, row: QueuedMail): Promise<void> {
  let device: Device | undefined;
  try {
    if (row.Eingang === sendingType && (await isHeld(strapi))) return await postpone(strapi, row);
    const composed = await compose(strapi, row);
    if (!composed) return await removeMail(strapi, row);
    device = composed.device;
    const { host, status, retryAfterMs } = await sendPush(device, composed.message, settings);
    if (status === 404 || status === 410) return await removeDevice(strapi, device);
    if (status === 429 || status >= 500) return await wait(`${host} answered ${status}`, retryAfterMs);
    const isRefused = status < 200 || status > 299;
    if (isRefused) strapi.log.warn(`A push message was refused: ${host} answered ${status}.`);
    await noteDeviceAnswer(strapi, device, isRefused);
    await removeMail(strapi, row);
  } catch (error) {
    if (device && error instanceof UnusableDevice) return removeDevice(strapi, device);
    // No more of it, for an error may hold the address.
    await wait(codeOf(error));
  }

  async function wait(reason: string, leastMs = 0): Promise<void> {
    const delayS = (await retryLater(strapi, row, Math.min(leastMs, daySeconds * 1000))) / 1000;
    strapi.log.warn(`A push message was not sent (${reason}); it is tried again in ${delayS} s.`);
  }
}

/** Undefined for what is not to be sent any more: it was stopped, is a day old, or its device wants something else. */
async function compose(
  strapi: Core.Strapi,
  { Eingang, Vorgangsnummer }: QueuedMail,
): Promise<{ device: Device; message: PushMessage } | undefined> {
  const [deviceId = "", sendingId = ""] = Vorgangsnummer.split(".").reverse();
  const device = await rows(strapi, deviceType).findOne({ where: { documentId: deviceId } });
  if (!device) return undefined;
  if (Eingang === deviceType) return { device, message: await toFirstMessage(strapi, device) };
  const sending = await rows(strapi, sendingType).findOne({ where: { documentId: sendingId } });
  if (!sending || sending.Angehalten || !device.Bestaetigt_am) return undefined;
  const ordered = themesIn(device.Themen);
  const ageS = (Date.now() - new Date(String(sending.createdAt)).getTime()) / 1000;
  const isOver = ageS > daySeconds || isLate(sending, new Date());
  const isWanted = !isOver && themesIn(sending.Themen).some((theme) => ordered.includes(theme));
  return isWanted ? { device, message: toMessage(sending) } : undefined;
}

const cut = (text: string, max: number) => {
  const line = oneLine(text);
  return line.length > max ? `${line.slice(0, max - 1)}…` : line;
};

/** What was ordered, with the code that the device sends back */
async function toFirstMessage(strapi: Core.Strapi, device: Device): Promise<PushMessage> {
  const orderedAt = new Date(String(device.Bestellt_am));
  const names = (await namesOf(strapi, device)).join(", ");
  return {
    payload: {
      title: "Dieses Gerät bekommt Bescheid",
      body: cut(`Bestellt am ${formatDate(orderedAt)} um ${formatTime(orderedAt)}: ${names}`, maxBody),
      path: "/bescheid",
      tag: "bescheid",
      code: deviceCode(strapi, device),
    },
    TTL: daySeconds,
    urgency: "high",
  };
}

/** A later message about the same event or of the next week replaces one that waits; news are no replacement of news. */
function toMessage({ Schluessel, Themen, Betreff, Push }: Sending): PushMessage {
  const { body = "", path = "/" } = (Push ?? {}) as Partial<NewSending["push"]>;
  const [first = "woche"] = themesIn(Themen);
  const kind = entryOf(first)?.kind;
  const isNews = first === "gefahr" || kind === "kategorie" || kind === "organisation";
  const topic = createHash("sha256")
    .update(isNews ? Schluessel : first)
    .digest("base64url")
    .slice(0, 32);
  const isHour = kind === "erinnerung-stunde";
  const isUrgent = isHour || first === "gefahr";
  return {
    payload: {
      title: cut(Betreff, maxTitle),
      body: cut(body, maxBody),
      path,
      tag: topic,
    },
    TTL: isHour ? 3600 : daySeconds,
    urgency: isUrgent ? "high" : kind ? "normal" : "low",
    topic,
  };
}
