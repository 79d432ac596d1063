"use client";

import { type ReactNode, use, useEffect, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon.island";
import { layoutTexts } from "@/lib/texts/layout";
import { CompactContext } from "../header/compact-context";
import styles from "./background-video.module.css";
import { useInView } from "./use-in-view";
import { useMotionAllowed, useMotionStopped } from "./use-motion";

export type VideoSource = { src: string; type: string; media?: string };

/** Without `sources` a still alone. A video is requested once it is in view, motion is allowed and the stored choice has been read; never for visitors who paused it. */
export function BackgroundVideo({ sources, children }: { sources: VideoSource[]; children: ReactNode }) {
  const compact = use(CompactContext);
  const [stopped, setStopped] = useMotionStopped();
  const [container, inView] = useInView();
  const video = useRef<HTMLVideoElement>(null);
  const [requested, setRequested] = useState(false);

  const allowed = useMotionAllowed() && sources.length > 0;
  const mayPlay = allowed && stopped === false && !compact;
  if (!requested && mayPlay && inView) setRequested(true);
  const plays = requested && mayPlay;

  useEffect(() => {
    if (!plays) video.current?.pause();
    // Browsers refuse to play in power-saving mode; the poster remains.
    else video.current?.play().catch(() => {});
  }, [plays]);

  const toggle = () => {
    const element = video.current;
    if (!stopped && element && element.readyState < HTMLMediaElement.HAVE_ENOUGH_DATA) {
      cancelLoading(element);
      setRequested(false);
    }
    setStopped(!stopped);
  };

  const label = stopped ? layoutTexts.playMotion : layoutTexts.stopMotion;
  return (
    <>
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
      {allowed && (
        <button type="button" className={styles.toggle} aria-label={label} onClick={toggle}>
          <Icon name={stopped ? "play" : "pause"} />
          <span className={styles.label}>{label}</span>
        </button>
      )}
    </>
  );
}

/** Browsers request more of a paused video until they have enough data. Without a source they stop. */
function cancelLoading(video: HTMLVideoElement) {
  video.replaceChildren();
  video.load();
}
