import {
  keptLetterDays,
  offDays,
  orderDays,
  unconfirmedDeviceDays,
  unsubscribeDays,
} from "@dorfforum/shared/letters/limits";
import type { CmsFeature } from "../../slots/feature";
import { letterMails, linkMails, makeLettersSoon } from "./letter-mails";
import { moveFollowers } from "./move-followers";
import { lettersPanel } from "./panel-server";
import { schedulePush } from "./push/deliver-push";
import { pushProblems } from "./push/push-services";
import { pushProblem } from "./push/push-settings";
import { isPausedAfterRestore, setCheckpoint } from "./restore-guard";
import { scheduleLetters } from "./schedule";
import { deviceType, letterType, subscriptionType } from "./stored-types";
import { leftOfLetters, removeSubscriptions } from "./switched-off";
import { tellSubscribers } from "./tell-subscribers";

const actions = (type: string, names: string) => names.split(" ").map((name) => `${type}.${name}`);

/** What readers subscribe to, and the letters and push messages that they get. */
export const letters: CmsFeature = {
  name: "letters",
  middlewares: { around: [tellSubscribers] },
  schedule: (strapi) => {
    schedulePush(strapi);
    return scheduleLetters(strapi);
  },
  settingsProblem: pushProblem,
  follow: moveFollowers,
  mails: [linkMails, letterMails],
  lanes: [makeLettersSoon],
  readActions: [`${subscriptionType}.offer`],
  writeActions: [...actions(subscriptionType, "order"), ...actions(deviceType, "order")],
  linkActions: [
    ...actions(subscriptionType, "findByCode act"),
    ...actions(deviceType, "confirm renew find leave"),
  ],
  panel: lettersPanel,
  kept: [
    { what: "subscriptions that nobody confirms", days: orderDays },
    { what: "devices that have shown no message", days: unconfirmedDeviceDays },
    { what: "letters that were sent, with the numbers of their subscriptions", days: keptLetterDays },
    { what: "hashes of who left, paused or went on", days: unsubscribeDays },
    { what: "subscriptions and devices, once letters are switched off", days: offDays },
  ],
  obstacles: pushProblems,
  whenOff: {
    sentence: "Briefe und Nachrichten an Geräte sind abgeschaltet.",
    left: leftOfLetters,
    empty: removeSubscriptions,
  },
  // Who subscribes has done so here alone.
  neverExported: [subscriptionType, deviceType, letterType],
  keptAtRestore: [subscriptionType, deviceType, letterType],
  beforeRestore: async (strapi) => {
    const wasPaused = await isPausedAfterRestore(strapi);
    // The archive brings its own time; the subscriptions of this village stayed.
    return async () => {
      if (!wasPaused) await setCheckpoint(strapi);
    };
  },
};
