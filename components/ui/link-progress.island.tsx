"use client";

import { useLinkStatus } from "next/link";
import { ProgressSign } from "./progress-sign";

/** Shows that the link around it is being followed. */
export function LinkProgress() {
  const { pending } = useLinkStatus();
  return pending ? <ProgressSign /> : null;
}
