"use client";

import { type ReactNode, useRef } from "react";
import { IdleIsland } from "@/components/ui/idle-island";
import styles from "./background-video.module.css";
import type { VideoSource } from "./video";

const load = () => import("./video").then((module) => module.Video);

/** Without `sources` a still alone (`children`). The video's code is loaded after the page. */
export function BackgroundVideo({ sources, children }: { sources: VideoSource[]; children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  return (
    <div ref={container} className={styles.landscape} data-landscape="" aria-hidden="true">
      {children}
      {sources.length > 0 && <IdleIsland load={load} props={{ sources, container }} />}
    </div>
  );
}
