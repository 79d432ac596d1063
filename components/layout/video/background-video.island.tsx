"use client";

import { type ReactNode, use, useEffect, useRef, useState } from "react";
import { CompactContext } from "../header/compact-context";
import styles from "./background-video.module.css";
import { useInView } from "./use-in-view";
import { useMotion, useMotionFollowed } from "./use-motion";

export type VideoSource = { src: string; type: string; media?: string };

/** Without `sources` a still alone. A video is requested once it is in view, motion is allowed and the stored choice has been read; never for visitors who paused it. */
export function BackgroundVideo({ sources, children }: { sources: VideoSource[]; children: ReactNode }) {
  const compact = use(CompactContext);
  const [container, inView] = useInView();
  const video = useRef<HTMLVideoElement>(null);
  const [requested, setRequested] = useState(false);
  useMotionFollowed();

  const { allowed, stopped } = useMotion();
  const mayPlay = allowed && !stopped && !compact && sources.length > 0;
  if (!requested && mayPlay && inView) setRequested(true);
  const plays = requested && mayPlay;

  useEffect(() => {
    const element = video.current;
    // Browsers refuse to play in power-saving mode; the poster remains.
    if (plays) element?.play().catch(() => {});
    else element?.pause();
    if (!stopped || !element || element.readyState >= HTMLMediaElement.HAVE_ENOUGH_DATA) return;
    cancelLoading(element);
    setRequested(false);
  }, [plays, stopped]);

  return (
    <div ref={container} className={styles.landscape} data-landscape="" aria-hidden="true">
      {children}
      {requested && allowed && (
        <video ref={video} muted loop playsInline disablePictureInPicture tabIndex={-1}>
          {sources.map((source) => (
            <source key={source.src} {...source} />
          ))}
        </video>
      )}
    </div>
  );
}

/** Browsers request more of a paused video until they have enough data. Without a source they stop. */
function cancelLoading(video: HTMLVideoElement) {
  video.replaceChildren();
  video.load();
}
