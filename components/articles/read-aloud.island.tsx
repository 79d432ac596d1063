"use client";

import { IdleIsland } from "@/components/ui/idle-island";

const load = () => import("./read-aloud").then((module) => module.ReadAloud);

/** Reads the article aloud. @param language that of the article: "de" */
export const ReadAloud = ({ language }: { language: string }) => (
  <IdleIsland load={load} props={{ language }} />
);
