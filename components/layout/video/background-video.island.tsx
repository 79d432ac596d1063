"use client";

import { Pause, Play } from "lucide-react";
import { type ReactNode, use, useEffect, useRef, useState } from "react";
import { layoutTexts } from "@/lib/texts/layout";
import { CompactContext } from "../header/compact-context";
import styles from "./background-video.module.css";
import type { VideoSource } from "./landscape-sources";
import { useMotionAllowed } from "./use-motion-allowed";
import { useMotionStopped } from "./use-motion-stopped";
import { useSeen } from "./use-seen";

type BackgroundVideoProps = {
  sources: VideoSource[];
  /** The still: it stays under the film */
  children: ReactNode;
};

/**
 * The film over the still. Nothing of it is requested before a tenth of it was seen, nor ever for visitors who want less
 * motion or fewer bytes, or who stopped it. It rests while the header is small.
 */
export function BackgroundVideo({ sources, children }: BackgroundVideoProps) {
  const compact = use(CompactContext);
  const allowed = useMotionAllowed();
  const [stopped, setStopped] = useMotionStopped();
  const [landscape, seen] = useSeen();
  const video = useRef<HTMLVideoElement>(null);
  const [wanted, setWanted] = useState(false);

  if (!wanted && allowed && !stopped && seen && !compact) setWanted(true);
  const plays = wanted && allowed && !stopped && !compact;

  useEffect(() => {
    if (!plays) video.current?.pause();
    // Refused while a phone saves power: the still stays.
    else video.current?.play().catch(() => {});
  }, [plays]);

  const Sign = stopped ? Play : Pause;
  return (
    <>
      <div ref={landscape} className={styles.landscape} data-landscape="" aria-hidden="true">
        {children}
        {wanted && allowed ? (
          <video ref={video} muted loop playsInline disablePictureInPicture tabIndex={-1}>
            {sources.map((source) => (
              <source key={source.src} {...source} />
            ))}
          </video>
        ) : null}
      </div>
      {allowed ? (
        <button type="button" className={styles.toggle} onClick={() => setStopped(!stopped)}>
          <Sign />
          <span className={styles.label}>{stopped ? layoutTexts.playMotion : layoutTexts.stopMotion}</span>
        </button>
      ) : null}
    </>
  );
}
