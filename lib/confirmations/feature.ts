import { organisations } from "@/lib/cms/organisations";
import { infos, offers } from "@/lib/cms/redirect-entries";
import { found, frame, type Rule } from "@/lib/cms/route-rules";
import type { Feature } from "@/lib/feature";
import type { confirmationsBase } from "./base/feature-base";
import { findConfirmable } from "./cms/confirmable";

type RuledRoute = keyof (typeof confirmationsBase)["routes"]["pages"];

/** Contacts are asked once a year whether their entry is still right. */
export const confirmations: Feature = {
  name: "confirmations",
  rules: {
    confirmation: found([...frame, organisations, offers, infos], findConfirmable),
  } satisfies Record<RuledRoute, Rule>,
};
