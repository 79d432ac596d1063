"use client";

import { IdleIsland } from "@/components/ui/idle-island";
import type { Analytics } from "@/lib/env/analytics";

const load = () => import("./statistics").then((module) => module.Statistics);

/** Counts page views with the visitor's consent. */
export const Statistics = (analytics: Analytics) => <IdleIsland load={load} props={analytics} />;
