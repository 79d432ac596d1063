"use client";

// With the page's stylesheets: one that comes later has the browser lay out the whole page again.
import "./motion-toggle.module.css";
import { IdleIsland } from "@/components/ui/idle-island";

const load = () => import("./video").then((module) => module.MotionToggle);

/** Pauses the header's video. */
export const MotionToggle = () => <IdleIsland load={load} props={{}} />;
