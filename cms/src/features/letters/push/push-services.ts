import { formatDate, formatTime } from "@dorfforum/shared/calendar/format";
import type { Core } from "@strapi/strapi";
import { rows } from "../../../database/rows";
import { retryDelayMs } from "../../../mail/outbox";
import { deviceType } from "../stored-types";
import { clockAheadMs } from "./push-answer";
import { type PushSettings, pushSettings } from "./push-settings";

/**
 * The push services that refuse this village, by host: since when (ms since 1970), and how far this server's clock was ahead of
 * theirs then
 */
type Refusals = Record<string, { status: number; since: number; clockAheadMs: number }>;

/** After this time at most, a service is asked again whether it takes messages now. */
const maxPauseMs = 600_000;
/** Far below the half day for which a message is signed, and more than clocks differ that are set by the network */
const maxClockDifferenceMs = 300_000;

/** `count`: refusals in a row; `until` (ms of performance.now(), since a wrong clock is a cause of refusals) nothing is sent. */
type Pause = { count: number; until: number };

/** The pause after one more refusal. Those of messages that were on their way together count once. */
export function longerPause(pause: Pause | undefined, nowMs: number): Pause {
  if (pause && nowMs < pause.until) return pause;
  const count = (pause?.count ?? 0) + 1;
  return { count, until: nowMs + Math.min(retryDelayMs(count), maxPauseMs) };
}

const pauses = new Map<string, Pause>();

/** How long nothing is sent to a service, in milliseconds; 0 if it is not paused */
export const pauseMsOf = (host: string): number =>
  Math.max(0, (pauses.get(host)?.until ?? 0) - performance.now());

const key = "push_abgelehnt";
const storeOf = (strapi: Core.Strapi) => strapi.store({ type: "plugin", name: "redaktion" });
const readRefusals = async (strapi: Core.Strapi): Promise<Refusals> =>
  ((await storeOf(strapi).get({ key })) as Refusals | null) ?? {};

export type PushServices = Awaited<ReturnType<typeof readServices>>;

/** Which services refuse this village, for one run over what waits */
export async function readServices(strapi: Core.Strapi, { publicKey }: PushSettings) {
  const refusals = await readRefusals(strapi);
  const write = () => storeOf(strapi).set({ key, value: refusals });
  const hasProven = async (host: string) =>
    (await rows(strapi, deviceType).count({
      where: { Endpunkt: { $contains: `//${host}` }, Zugestellt_mit: publicKey },
    })) > 0;
  return {
    async noteAccepted(host: string): Promise<void> {
      pauses.delete(host);
      if (!refusals[host]) return;
      delete refusals[host];
      await write();
      strapi.log.info(`${host} takes push messages again.`);
    },

    /**
     * @param isProven whether the service has taken a message to this device under the present key. Otherwise a stranger may have
     * made the device for another sender, and it says nothing of messages to others.
     */
    async noteRefused(
      host: string,
      status: number,
      date: string | undefined,
      isProven: boolean,
    ): Promise<void> {
      const nowMs = Date.now();
      if (isProven) pauses.set(host, longerPause(pauses.get(host), performance.now()));
      else if (await hasProven(host)) return;
      if (refusals[host]?.status === status) return;
      const aheadMs = clockAheadMs(date, nowMs);
      // By the clock of the service
      const since = refusals[host]?.since ?? nowMs - aheadMs;
      refusals[host] = { status, since, clockAheadMs: aheadMs };
      await write();
      strapi.log.error(
        `${host} takes no push messages of this village (${status}): ${causeOf(aheadMs)}. They wait, and no device is removed.`,
      );
    },
  };
}

/** What keeps push messages back, each in a German sentence */
export async function pushProblems(strapi: Core.Strapi): Promise<string[]> {
  const settings = pushSettings();
  if (!settings) return [];
  const Zugestellt_mit = { $notNull: true, $ne: settings.publicKey };
  const ofOtherKey = await rows(strapi, deviceType).count({ where: { Zugestellt_mit } });
  return problemTexts(await readRefusals(strapi), ofOtherKey);
}

/** @param ofOtherKey number of devices that messages under the present key do not reach */
export function problemTexts(refusals: Refusals, ofOtherKey: number): string[] {
  const ofServices = Object.entries(refusals).map(([host, { status, since, clockAheadMs }]) => {
    const at = new Date(since);
    const offMinutes = Math.round(Math.abs(clockAheadMs) / 60_000);
    const off = offMinutes < 120 ? `${offMinutes} Minuten` : `${Math.round(offMinutes / 60)} Stunden`;
    const cause = isClockWrong(clockAheadMs)
      ? `Die Uhr des Servers geht ${off} ${clockAheadMs > 0 ? "vor" : "nach"}: Bitte stellen.`
      : "VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY oder VAPID_SUBJECT stimmt nicht.";
    return `${host} nimmt seit ${formatDate(at)}, ${formatTime(at)}, keine Nachrichten dieser Website an (${status}). ${cause} Die Geräte bleiben angemeldet, Nachrichten warten höchstens einen Tag.`;
  });
  const devices = ofOtherKey === 1 ? "1 Gerät bekommt" : `${ofOtherKey} Geräte bekommen`;
  const ofKey = `${devices} nichts, weil VAPID_PUBLIC_KEY ein anderer ist als bei der Anmeldung. Mit dem früheren Schlüsselpaar geht es weiter, sonst erst nach einem Druck auf dem Gerät.`;
  return ofOtherKey > 0 ? [...ofServices, ofKey] : ofServices;
}

/** The same for the log */
const causeOf = (aheadMs: number): string =>
  isClockWrong(aheadMs)
    ? `this server's clock is ${Math.round(Math.abs(aheadMs) / 60_000)} min ${aheadMs > 0 ? "fast" : "slow"}`
    : "VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY or VAPID_SUBJECT is not valid";

const isClockWrong = (aheadMs: number) => Math.abs(aheadMs) > maxClockDifferenceMs;

/** Whether a device cannot be reached with the present key: its service took the last message under another one. */
export const isOfOtherKey = (
  { Zugestellt_mit }: { Zugestellt_mit?: string | null },
  { publicKey }: PushSettings,
): boolean => Boolean(Zugestellt_mit) && Zugestellt_mit !== publicKey;
