import { formatDate, formatTime } from "@dorfforum/shared/calendar/format";
import { shorten } from "@dorfforum/shared/text/shorten";
import { subscriptionsPath } from "@dorfforum/shared/urls/mailed-paths";
import type { Core } from "@strapi/strapi";
import { codeOf } from "../../../background/error-code";
import { onceAtATime, runInBackground, schedule } from "../../../background/run-in-background";
import { rows } from "../../../database/rows";
import { mailSettings } from "../../../mail/mail-settings";
import { postpone, removeMail, retryLater, takeMail } from "../../../mail/outbox";
import type { QueuedMail } from "../../../slots/mails";
import { isLate } from "../queue-letter";
import { isPausedAfterRestore } from "../restore-guard";
import { themesIn } from "../stored-lists";
import { type Device, deviceType, letterType } from "../stored-types";
import { namesOf, noteAccepted, removeDevice, storedDeviceCode } from "./devices";
import { retryAfterMs, verdictOf } from "./push-answer";
import { maxBody, toMessage } from "./push-message";
import { type PushMessage, sendPush } from "./push-request";
import { isOfOtherKey, type PushServices, pauseMsOf, readServices } from "./push-services";
import { type PushSettings, pushSettings, toEndpoint } from "./push-settings";

const atOnce = 16;
const daySeconds = 24 * 3600;

/** Hands all due messages to their push services in the background, several at once. */
export const deliverPushSoon = onceAtATime("The delivery of push messages", async (strapi) => {
  const settings = pushSettings();
  if (!settings) return;
  const running = new Set<Promise<boolean>>();
  const take = () => takeMail(strapi, true);
  let services: PushServices | undefined;
  for (let row = await take(); row; row = await take()) {
    services ??= await readServices(strapi, settings);
    const [message, known] = [row, services];
    const sent = runInBackground(strapi, "The delivery of a push message", () =>
      deliver(strapi, settings, known, message),
    ).finally(() => running.delete(sent));
    running.add(sent);
    if (running.size >= atOnce) await Promise.race(running);
  }
  await Promise.all(running);
});

/** Looks for due messages every five seconds. Nobody orders any while mail is off. */
export function schedulePush(strapi: Core.Strapi): void {
  if (mailSettings())
    schedule(strapi, "deliverPush", { rule: "*/5 * * * * *" }, () => deliverPushSoon(strapi));
}

async function deliver(
  strapi: Core.Strapi,
  settings: PushSettings,
  services: PushServices,
  row: QueuedMail,
): Promise<void> {
  try {
    if (row.Eingang === letterType && (await isPausedAfterRestore(strapi)))
      return await postpone(strapi, row);
    const composed = await compose(strapi, row);
    if (!composed) return await removeMail(strapi, row);
    const { device, message } = composed;
    const endpoint = toEndpoint(device.Endpunkt);
    // PUSH_HOSTS named it when it was ordered. It waits like what its service does not answer.
    if (!endpoint) return await wait("its push service is none that is known");
    if (isOfOtherKey(device, settings))
      return await wait("its device was ordered under another VAPID_PUBLIC_KEY");
    const { hostname: host } = endpoint;
    const pauseMs = pauseMsOf(host);
    // It has not failed itself, so it goes out as soon as its service is asked again.
    if (pauseMs > 0) return void (await retryLater(strapi, { ...row, Versuche: 1 }, pauseMs));

    const { status, retryAfter, date } = await sendPush(endpoint, device, message, settings);
    const answer = `${host} answered ${status}`;
    switch (verdictOf(status)) {
      case "accepted":
        await removeMail(strapi, row);
        // It is on its way, so nothing that fails from here sends it again.
        await runInBackground(strapi, "Noting an accepted push message", async () => {
          await services.noteAccepted(host);
          await noteAccepted(strapi, device, settings.publicKey);
        });
        return;
      case "gone":
        if (await removeDevice(strapi, device)) return;
        return await wait("its device has a new address");
      case "sender":
        await services.noteRefused(host, status, date, device.Zugestellt_mit === settings.publicKey);
        return await wait(answer);
      case "message":
        strapi.log.warn(`A push message was refused: ${answer}.`);
        return await removeMail(strapi, row);
      case "later":
        return await wait(answer, retryAfterMs(retryAfter, date));
    }
  } catch (error) {
    // No more of it, for an error may hold the address.
    await wait(codeOf(error));
  }

  async function wait(reason: string, minDelayMs = 0): Promise<void> {
    const delayS = (await retryLater(strapi, row, minDelayMs)) / 1000;
    strapi.log.warn(`A push message was not sent (${reason}); it is tried again in ${delayS} s.`);
  }
}

/** Undefined for what is not to be sent any more: it was stopped, is a day old, or its device wants something else. */
async function compose(
  strapi: Core.Strapi,
  { Eingang, Vorgangsnummer }: QueuedMail,
): Promise<{ device: Device; message: PushMessage } | undefined> {
  const [deviceId = "", letterId = ""] = Vorgangsnummer.split(".").reverse();
  const device = await rows(strapi, deviceType).findOne({ where: { documentId: deviceId } });
  if (!device) return undefined;
  if (Eingang === deviceType) return { device, message: await toFirstMessage(strapi, device) };
  const letter = await rows(strapi, letterType).findOne({ where: { documentId: letterId } });
  if (!letter || letter.Angehalten || !device.Bestaetigt_am) return undefined;
  const ordered = themesIn(device.Themen);
  const ageS = (Date.now() - new Date(String(letter.createdAt)).getTime()) / 1000;
  const isOver = ageS > daySeconds || isLate(letter, new Date());
  const isWanted = !isOver && themesIn(letter.Themen).some((theme) => ordered.includes(theme));
  return isWanted ? { device, message: toMessage(letter) } : undefined;
}

/** What was ordered, with the code that the device sends back */
async function toFirstMessage(strapi: Core.Strapi, device: Device): Promise<PushMessage> {
  const orderedAt = new Date(String(device.Bestellt_am));
  const names = (await namesOf(strapi, device)).join(", ");
  return {
    payload: {
      title: "Dieses Gerät bekommt Bescheid",
      body: shorten(`Bestellt am ${formatDate(orderedAt)} um ${formatTime(orderedAt)}: ${names}`, maxBody),
      path: subscriptionsPath,
      tag: "bescheid",
      code: await storedDeviceCode(strapi, device),
    },
    TTL: daySeconds,
    urgency: "high",
  };
}
