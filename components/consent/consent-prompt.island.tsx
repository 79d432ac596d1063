"use client";

import { IdleIsland } from "@/components/ui/idle-island";
import type { Purpose } from "@/lib/consent/purposes";

const load = () => import("./consent-prompt").then((module) => module.ConsentPrompt);

/** Asks for consent. */
export const ConsentPrompt = (props: { purposes: readonly Purpose[] }) => (
  <IdleIsland load={load} props={props} />
);
