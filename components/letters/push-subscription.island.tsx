"use client";

import { IdleIsland } from "@/components/ui/idle-island";
import type { PushOrderProps } from "./push-subscription";
import "./push-subscription.module.css";

const load = () => import("./push-subscription").then((module) => module.PushOrder);

/** Orders push messages to this device. */
export const PushOrder = (props: PushOrderProps) => <IdleIsland load={load} props={props} />;
