"use client";

import { type ReactNode, useRef } from "react";
import { useLoaded } from "@/components/ui/use-loaded";
import styles from "./background-video.module.css";
import type { VideoSource } from "./video";

/** Without `sources` a still alone (`children`). The video's code is loaded after the page. */
export function BackgroundVideo({ sources, children }: { sources: VideoSource[]; children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  const loaded = useLoaded(() => import("./video"), "video");
  return (
    <div ref={container} className={styles.landscape} data-landscape="" aria-hidden="true">
      {children}
      {loaded && sources.length > 0 && <loaded.Video sources={sources} container={container} />}
    </div>
  );
}
