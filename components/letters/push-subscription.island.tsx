"use client";

import { IdleIsland } from "@/components/ui/idle-island";
import type { PushSubscriptionFormProps } from "./push-subscription";
import "./push-subscription.module.css";

const load = () => import("./push-subscription").then((module) => module.PushSubscriptionForm);

/** Orders push messages to this device. */
export const PushSubscriptionForm = (props: PushSubscriptionFormProps) => (
  <IdleIsland load={load} props={props} />
);
