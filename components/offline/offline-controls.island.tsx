"use client";

import { OfflineControls } from "./offline-controls";

/** The code that stores is loaded by the first use. */
const load = () => import("@/lib/offline/offline-state");

/** For pages that people come to for something else. */
export const LazyOfflineControls = () => <OfflineControls load={load} />;
