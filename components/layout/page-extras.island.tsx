"use client";

import { IdleIsland } from "@/components/ui/idle-island";

const load = () => import("./page-extras").then((module) => module.PageExtras);

/** What every page has and no visitor needs at once */
export const PageExtras = () => <IdleIsland load={load} props={{}} />;
