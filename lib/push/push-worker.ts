/// <reference lib="webworker" />
import { unreadableMessage } from "@/lib/texts/push";
import { iconFile, routes } from "@/lib/urls/routes";
import { type DeviceAction, deviceFields } from "./device-fields";

declare const self: ServiceWorkerGlobalScope;

/** `code`: of the first message, which is sent back. `tag`: a later message with the same one takes its place. */
type Message = { title: string; body: string; path: string; tag?: string; code?: string };

/** Shows push messages, each of which leads to its page. Browsers end a subscription whose worker shows nothing. */
export function showMessages(): void {
  self.addEventListener("push", (event) => event.waitUntil(show(read(event.data))));
  self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const page = new URL(String(event.notification.data), location.origin);
    event.waitUntil(self.clients.openWindow(page.origin === location.origin ? page.href : routes.home));
  });
}

function read(data: PushMessageData | null): Message {
  try {
    return { ...unreadableMessage, ...(data?.json() as Partial<Message> | undefined) };
  } catch {
    return unreadableMessage;
  }
}

async function show({ title, body, path, tag = "", code }: Message): Promise<void> {
  const icon = iconFile("symbol-192.png");
  await self.registration.showNotification(title, { body, tag, icon, lang: "de", data: path });
  if (code) await confirm(code);
}

/** Tells the site that this device shows messages. */
async function confirm(code: string): Promise<void> {
  const body = new FormData();
  body.set(deviceFields.action, "bestaetigen" satisfies DeviceAction);
  body.set(deviceFields.code, code);
  const response = await fetch(routes.deviceTarget, { method: "POST", body });
  if (!response.ok) throw new Error(`The site answered ${response.status}`);
}
