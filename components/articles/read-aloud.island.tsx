"use client";

import { IdleIsland } from "@/components/ui/idle-island";

const load = () => import("./read-aloud").then((module) => module.ReadAloud);

/** Reads the article aloud. */
export const ReadAloud = () => <IdleIsland load={load} props={{}} />;
