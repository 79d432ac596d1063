"use client";

import { useLinkStatus } from "next/link";
import { ProgressBar } from "./progress-bar";

export function LinkProgress() {
  return useLinkStatus().pending && <ProgressBar />;
}
