"use client";

import { useLinkStatus } from "next/link";
import { ProgressBar } from "./progress-bar";

/** Shows the progress bar while the navigation of the surrounding link is pending. */
export function LinkProgress() {
  return useLinkStatus().pending && <ProgressBar />;
}
