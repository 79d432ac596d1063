import { unconfirmedDeviceDays } from "@dorfforum/shared/letters/limits";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { hashOf, keptCode } from "../../../codes/link-codes";
import { rows } from "../../../database/rows";
import { queueOnce, removeMailsTo } from "../../../mail/outbox";
import { lines } from "../../../receiving/form-schemas";
import { isUniqueViolation, retryOnUniqueViolation } from "../../../rules/unique-violation";
import { themesIn, themeText } from "../stored-lists";
import { type Device, deviceType } from "../stored-types";
import { Themes } from "../subscribe";
import { nameOf } from "../theme-names";
import { toEndpoint } from "./push-settings";

const Endpoint = z.string().refine((address) => toEndpoint(address) !== undefined);
/** A point of the curve P-256, and 16 random bytes, as browsers make them */
const PublicKey = z.string().regex(/^B[\w-]{86}$/);
const AuthSecret = z.string().regex(/^[\w-]{22}$/);

/** The body of an order of a device. `Wortlaut` is what the page said about it. */
export const DeviceOrder = z.object({
  data: z.strictObject({
    Endpunkt: Endpoint,
    Oeffentlicher_Schluessel: PublicKey,
    Schluessel_auth: AuthSecret,
    Themen: Themes,
    Wortlaut: lines(1000),
  }),
});

/** What a browser has in place of a former address, which nobody else knows */
export const DeviceRenewal = z.object({
  data: z.strictObject({
    Bisher: z.string().max(1000),
    Endpunkt: Endpoint,
    Oeffentlicher_Schluessel: PublicKey,
    Schluessel_auth: AuthSecret,
  }),
});

export const DeviceAddress = z.object({ data: z.strictObject({ Endpunkt: z.string().max(1000) }) });
export const DeviceCode = z.object({ data: z.strictObject({ Code: z.string().regex(/^[\w-]{32}$/) }) });

/** The code in a device's first message, by which its worker shows that it came */
const deviceCode = (strapi: Core.Strapi, { documentId, Bestaetigung_Hash }: Device) =>
  keptCode(strapi, `device ${documentId}`, Bestaetigung_Hash);

/** The same, whose hash is stored anew where its key is gone */
export async function storedDeviceCode(strapi: Core.Strapi, device: Device): Promise<string> {
  const code = deviceCode(strapi, device);
  const Bestaetigung_Hash = hashOf(code);
  const where = { documentId: device.documentId };
  if (Bestaetigung_Hash !== device.Bestaetigung_Hash)
    await rows(strapi, deviceType).updateMany({ where, data: { Bestaetigung_Hash } });
  return code;
}

/** Stores what a device gets, in place of what it got before, and queues the message that says so. */
export async function orderForDevice(
  strapi: Core.Strapi,
  { Endpunkt, Themen, ...others }: z.infer<typeof DeviceOrder>["data"],
  now: Date,
): Promise<void> {
  const devices = rows(strapi, deviceType);
  const data = { ...others, Themen: themeText(Themen), Bestellt_am: now, Zugestellt_mit: null };
  const store = () =>
    strapi.db.transaction(async () => {
      const stored =
        (await devices.findOne({ where: { Endpunkt } })) ??
        (await devices.create({ data: { Endpunkt, ...data } }));
      const Bestaetigung_Hash = hashOf(deviceCode(strapi, stored));
      const where = { documentId: stored.documentId };
      await devices.updateMany({ where, data: { ...data, Bestaetigung_Hash } });
      const message = { Vorgangsnummer: stored.documentId, Eingang: deviceType, Art: "push" } as const;
      await queueOnce(strapi, message, now.getTime());
    });
  await retryOnUniqueViolation(store);
}

/**
 * Has a device get at its new address what it got at its former one. What waits goes to the new one, since messages are written when
 * they are sent.
 * @returns whether the device gets anything, which a repeated call says too
 */
export async function renewDevice(
  strapi: Core.Strapi,
  { Bisher, ...address }: z.infer<typeof DeviceRenewal>["data"],
): Promise<boolean> {
  const devices = rows(strapi, deviceType);
  const { Endpunkt } = address;
  const isOrdered = async () => (await devices.count({ where: { Endpunkt } })) > 0;
  // What was ordered at the new address meanwhile stays.
  if (Bisher !== Endpunkt && (await isOrdered())) {
    await leaveDevice(strapi, Bisher);
    return true;
  }
  try {
    const data = { ...address, Zugestellt_mit: null };
    return (await devices.updateMany({ where: { Endpunkt: Bisher }, data })).count > 0;
  } catch (error) {
    // It was ordered at the new address in the same moment.
    if (!isUniqueViolation(error)) throw error;
    return isOrdered();
  }
}

/** Whether a device has the code of its first message: it counts from then. */
export async function confirmDevice(strapi: Core.Strapi, code: string, now: Date): Promise<boolean> {
  const where = { Bestaetigung_Hash: hashOf(code) };
  const device = await rows(strapi, deviceType).findOne({ where });
  if (!device) return false;
  if (!device.Bestaetigt_am)
    await rows(strapi, deviceType).updateMany({ where, data: { Bestaetigt_am: now } });
  return true;
}

/** What a device gets, in words; null for one that gets nothing. Its address is a secret between it and its push service. */
export async function findDevice(strapi: Core.Strapi, Endpunkt: string) {
  const device = await rows(strapi, deviceType).findOne({ where: { Endpunkt } });
  if (!device) return null;
  return { Bestaetigt: Boolean(device.Bestaetigt_am), Namen: await namesOf(strapi, device) };
}

/** What the themes of a device are called */
export async function namesOf(strapi: Core.Strapi, { Themen }: Device): Promise<string[]> {
  const names = await Promise.all(themesIn(Themen).map((theme) => nameOf(strapi, theme)));
  return names.flatMap((name) => name ?? []);
}

export async function leaveDevice(strapi: Core.Strapi, Endpunkt: string): Promise<void> {
  const device = await rows(strapi, deviceType).findOne({ where: { Endpunkt } });
  if (device) await removeDevice(strapi, device);
}

/**
 * Removes a device with the messages that wait for it.
 * @returns false if it has another address by now, of which its service has said nothing
 */
export async function removeDevice(
  strapi: Core.Strapi,
  { documentId, Endpunkt }: Pick<Device, "documentId" | "Endpunkt">,
): Promise<boolean> {
  return strapi.db.transaction(async () => {
    const { count } = await rows(strapi, deviceType).deleteMany({ where: { documentId, Endpunkt } });
    if (count > 0) await removeMailsTo(strapi, documentId);
    return count > 0;
  });
}

/** Removes devices that have shown no message within a day. */
export async function removeUnconfirmedDevices(strapi: Core.Strapi, now: Date): Promise<void> {
  const where = {
    Bestaetigt_am: { $null: true },
    Bestellt_am: { $lt: new Date(now.getTime() - unconfirmedDeviceDays * 24 * 3600 * 1000) },
  };
  for (const device of await rows(strapi, deviceType).findMany({ where })) await removeDevice(strapi, device);
}

/** Notes with which key of the village a push service takes messages to a device. */
export async function noteAccepted(
  strapi: Core.Strapi,
  { documentId, Endpunkt, Zugestellt_mit: known }: Device,
  Zugestellt_mit: string,
): Promise<void> {
  if (known === Zugestellt_mit) return;
  await rows(strapi, deviceType).updateMany({ where: { documentId, Endpunkt }, data: { Zugestellt_mit } });
}
