import type { Theme } from "@dorfforum/shared/letters/themes";
import { z } from "zod";
import { cmsJson, withRetry } from "@/lib/cms/client";

/** Push messages to devices, as the CMS knows them. Their addresses are secrets, so all of it is sent in bodies. */
type DeviceAddress = { Endpunkt: string; Oeffentlicher_Schluessel: string; Schluessel_auth: string };

type DeviceOrder = DeviceAddress & { Themen: readonly Theme[]; Wortlaut: string };

const Nothing = z.unknown();
const DeviceAnswer = z.object({
  data: z.object({ Bestaetigt: z.boolean(), Namen: z.array(z.string()) }).nullable(),
});

/** What a device gets, in words; null for one that gets nothing */
export type FoundDevice = z.infer<typeof DeviceAnswer>["data"];

const ask = <Answer>(path: string, Answer: z.ZodType<Answer>, data: object) =>
  withRetry("write", () =>
    cmsJson(`/api/geraete${path}`, Answer, { token: "CMS_WRITE_TOKEN", body: { data } }),
  );

/** @throws CmsRequestError with status 400 for what is no device of a known push service */
export const orderForDevice = (order: DeviceOrder) => ask("", Nothing, order);

/** @throws CmsRequestError with status 400 or 409 for a code that no device has */
export const confirmDevice = (Code: string) => ask("/bestaetigt", Nothing, { Code });

/** @throws CmsRequestError with status 400 for what is no device of a known push service, 409 for a former address that gets nothing */
export const renewDevice = (renewal: DeviceAddress & { Bisher: string }) =>
  ask("/erneuert", Nothing, renewal);

/** @throws CmsRequestError */
export const findDevice = async (Endpunkt: string): Promise<FoundDevice> =>
  (await ask("/stand", DeviceAnswer, { Endpunkt })).data;

/** @throws CmsRequestError */
export const leaveDevice = (Endpunkt: string) => ask("/beenden", Nothing, { Endpunkt });
