import { routes } from "@/lib/urls/routes";
import { addressFields, type DeviceAction, deviceFields as names } from "./base/device-fields";
import { pushTexts as texts } from "./base/push-texts";
import type { FoundDevice } from "./cms/devices";

/** The visitor's side of push messages. The browser's worker is that of reading offline (lib/offline/worker.ts). */

/** `names`: what this device gets, in words, if it gets anything */
export type DeviceState = { names?: readonly string[] | undefined; status?: string };

/** Why a device cannot get messages; undefined if it can */
export function hindrance(): string | undefined {
  if ("serviceWorker" in navigator && "PushManager" in window && "Notification" in window) return undefined;
  // An iPad calls itself a Mac, with fingers.
  const isApple = /iP(?:hone|ad)|Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
  return isApple && !matchMedia("(display-mode: standalone)").matches ? texts.homeScreen : texts.unsupported;
}

class Refusal extends Error {
  constructor(readonly reason: keyof typeof texts.problems) {
    super(`The device was refused: ${reason}`);
  }
}

async function send(action: DeviceAction, fields: FormData): Promise<FoundDevice> {
  fields.set(names.action, action);
  const response = await fetch(routes.deviceTarget, { method: "POST", body: fields });
  if (response.status === 429) throw new Refusal("tooMany");
  if (!response.ok) throw new Refusal("failed");
  return (await response.json()).data;
}

function fieldsOf({ endpoint }: PushSubscription): FormData {
  const fields = new FormData();
  fields.set(names.endpoint, endpoint);
  return fields;
}

async function present() {
  const registration = await navigator.serviceWorker.getRegistration();
  return { registration, subscription: await registration?.pushManager.getSubscription() };
}

const keyOf = ({ options: { applicationServerKey: key } }: PushSubscription) =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

/** Asks nobody where the device gets no messages. */
export async function readDevice(serverKey: string): Promise<DeviceState> {
  const { subscription } = await present();
  if (!subscription) return {};
  if (keyOf(subscription) !== serverKey) return { status: texts.newKey };
  const found = await send("stand", fieldsOf(subscription));
  if (!found) return {};
  return { names: found.Namen, ...(!found.Bestaetigt && { status: texts.unconfirmed }) };
}

/** Orders what is ticked. The browser asks whether it may, so this comes straight from a press. */
export async function orderPush(form: HTMLFormElement | null, serverKey: string): Promise<DeviceState> {
  const ticked = [...(form?.querySelectorAll<HTMLInputElement>("input[type=checkbox]:checked") ?? [])];
  if (ticked.length === 0) return withProblem(new Refusal("noTheme"));
  if ((await Notification.requestPermission()) !== "granted") return withProblem(new Refusal("denied"));
  try {
    await navigator.serviceWorker.register(routes.offlineWorker, { scope: "/", updateViaCache: "none" });
    const { pushManager } = await navigator.serviceWorker.ready;
    const former = await pushManager.getSubscription();
    if (former && keyOf(former) !== serverKey) await former.unsubscribe();
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: serverKey,
    });
    const fields = addressFields(subscription);
    for (const { name, value } of ticked) fields.set(name, value);
    await send("bestellen", fields);
    const found = await send("stand", fieldsOf(subscription));
    return { names: found?.Namen, status: texts.done };
  } catch (error) {
    return withProblem(error);
  }
}

/**
 * The browser ends it, whatever the site answers: then messages find no device, and the CMS forgets it.
 * @param needsWorker whether something else goes on using the worker
 */
export async function endPush(needsWorker: () => Promise<boolean>): Promise<DeviceState> {
  const { registration, subscription } = await present();
  try {
    if (subscription) await send("beenden", fieldsOf(subscription));
    return { status: texts.ended };
  } catch (error) {
    return withProblem(error);
  } finally {
    await subscription?.unsubscribe();
    if (!(await needsWorker())) await registration?.unregister();
  }
}

/** What went wrong, beside what the device gets all the same */
export const withProblem = (error: unknown): DeviceState => ({
  status: texts.problems[error instanceof Refusal ? error.reason : "failed"],
});
