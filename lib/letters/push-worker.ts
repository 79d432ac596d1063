/// <reference lib="webworker" />

import { iconFile, routes } from "@/lib/urls/routes";
import { addressFields, type DeviceAction, deviceFields } from "./base/device-fields";
import { lostDevice, unreadableMessage } from "./base/push-texts";

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
  self.addEventListener("pushsubscriptionchange", (event) =>
    event.waitUntil(renew(event as SubscriptionChange)),
  );
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
  body.set(deviceFields.code, code);
  const { ok, status } = await send("bestaetigen", body);
  if (!ok) throw new Error(`The site answered ${status}`);
}

/** Browsers make the new subscription themselves or leave it to the worker; before 2025 Firefox named none (Push API, 11.4). */
type SubscriptionChange = ExtendableEvent & {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
};

/** Has the device get at its new address what it got at its former one. Where that fails it says so, since nothing more would come. */
async function renew({ oldSubscription: former, newSubscription }: SubscriptionChange): Promise<void> {
  const isRenewed = async () => {
    const present =
      newSubscription ?? (former && (await self.registration.pushManager.subscribe(former.options)));
    if (!former || !present) return false;
    const body = addressFields(present);
    body.set(deviceFields.formerEndpoint, former.endpoint);
    return (await send("erneuern", body)).ok;
  };
  if (!(await isRenewed().catch(() => false)))
    await show({ ...lostDevice, path: routes.letterSubscription() });
}

async function send(action: DeviceAction, body: FormData): Promise<Response> {
  body.set(deviceFields.action, action);
  return fetch(routes.deviceTarget, { method: "POST", body });
}
