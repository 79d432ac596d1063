import { type RefObject, use, useEffect, useRef, useState } from "react";
import { CompactContext } from "../header/compact-context";
import { useInView } from "./use-in-view";
import { useMotion, useMotionFollowed } from "./use-motion";

export { MotionToggle } from "./motion-toggle";

export type VideoSource = { src: string; type: string; media?: string };

type VideoProps = { sources: VideoSource[]; container: RefObject<HTMLElement | null> };

/** A video is requested once its container is in view, motion is allowed and the stored choice has been read; never for visitors who paused it. */
export function Video({ sources, container }: VideoProps) {
  const compact = use(CompactContext);
  const inView = useInView(container);
  const video = useRef<HTMLVideoElement>(null);
  const [requested, setRequested] = useState(false);
  useMotionFollowed(sources.map(({ media = "all" }) => media).join(", "));

  const { allowed, stopped } = useMotion();
  const mayPlay = allowed && !stopped && !compact;
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

  if (!requested || !allowed) return null;
  return (
    <video ref={video} muted loop playsInline disablePictureInPicture tabIndex={-1}>
      {sources.map((source) => (
        <source key={source.src} {...source} />
      ))}
    </video>
  );
}

/** Browsers request more of a paused video until they have enough data. Without a source they stop. */
function cancelLoading(video: HTMLVideoElement) {
  video.replaceChildren();
  video.load();
}
