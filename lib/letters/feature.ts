import { articles } from "@/lib/cms/articles";
import { events } from "@/lib/cms/events";
import { organisations } from "@/lib/cms/organisations";
import { offers } from "@/lib/cms/redirect-entries";
import { found, frame, page, type Rule } from "@/lib/cms/route-rules";
import type { Feature } from "@/lib/feature";
import { wasteDistricts } from "@/lib/waste/cms/waste-districts";
import type { lettersBase } from "./base/feature-base";
import { findSubscription, parseLeaving } from "./cms/subscriptions";

type RuledRoute = keyof (typeof lettersBase)["routes"]["pages"];

/** What readers order by mail or on a device. Whether the CMS sends it is asked by its own question (lib/letters/cms/subscriptions.ts). */
export const letters: Feature = {
  name: "letters",
  rules: {
    letterSubscription: page(events, organisations, wasteDistricts, articles, offers),
    mailSubscription: found(
      [...frame, events, organisations, wasteDistricts],
      async (code) => (await findSubscription(code)) !== undefined,
    ),
    leaveTheme: found([...frame, events, organisations], parseLeaving),
  } satisfies Record<RuledRoute, Rule>,
};
