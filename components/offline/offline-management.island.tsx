"use client";

import * as offlineState from "@/lib/offline/offline-state";
import { OfflineControls } from "./offline-controls";

const load = async () => offlineState;

/** For pages that manage what is stored: they delete it without a connection, too. */
export const OfflineManagement = ({ onChange }: { onChange?: () => void }) => (
  <OfflineControls load={load} {...(onChange && { onChange })} />
);
