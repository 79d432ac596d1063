import type { Core } from "@strapi/strapi";
import { rows } from "../../database/rows";
import { type Device, deviceType } from "./stored-types";

const maxAttempts = 20;

/**
 * Changes or removes a device by what it gets now: what it ordered between reading and writing is read again, never overwritten.
 * @param toChange what to write; undefined to leave it
 * @throws Error if it ordered something else each time
 */
export async function changeDevice(
  strapi: Core.Strapi,
  documentId: string,
  toChange: (stored: Device) => { Themen: string } | "remove" | undefined,
): Promise<void> {
  const devices = rows(strapi, deviceType);
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const stored = await devices.findOne({ where: { documentId } });
    const data = stored && toChange(stored);
    if (!data) return;
    const where = { documentId, Themen: stored.Themen };
    const { count } =
      data === "remove" ? await devices.deleteMany({ where }) : await devices.updateMany({ where, data });
    if (count > 0) return;
  }
  throw new Error("A device was changed each time.");
}
