import { useEffect } from "react";
import { create } from "zustand";
import { whenIdle } from "@/lib/browser/when-idle";

const reducedMotion = "(prefers-reduced-motion: reduce)";

/** The Network Information API, which only Chromium has. */
type NetworkInformation = { saveData?: boolean; effectiveType?: "slow-2g" | "2g" | "3g" | "4g" };

function isAllowed(media: string) {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  const isSlow = (connection?.effectiveType ?? "4g") !== "4g";
  return !isSlow && !connection?.saveData && !matchMedia(reducedMotion).matches && matchMedia(media).matches;
}

/** Listed in docs/datenschutz.md. Written only when the visitor presses the pause button. */
const storageKey = "dorfforum-bewegung";
const stoppedValue = "angehalten";

function readStopped(): boolean {
  try {
    return localStorage.getItem(storageKey) === stoppedValue;
  } catch {
    // Storage is blocked: no earlier choice can have been stored.
    return false;
  }
}

function storeStopped(stopped: boolean) {
  try {
    if (stopped) localStorage.setItem(storageKey, stoppedValue);
    else localStorage.removeItem(storageKey);
  } catch {
    // Where the browser refuses storage, the choice lasts as long as the page.
  }
}

type Motion = {
  /** False on the server, with prefers-reduced-motion, with Save-Data, on a slow line or a screen that gets no video, and until `useMotionFollowed` has looked */
  allowed: boolean;
  /** Whether this visitor paused the video, on this page or an earlier one */
  stopped: boolean;
};

/** Only the browser may set it: on the server the store is shared by all visitors. */
export const useMotion = create<Motion>()(() => ({ allowed: false, stopped: false }));

export function chooseMotion(stopped: boolean): void {
  storeStopped(stopped);
  useMotion.setState({ stopped });
}

/** Fills the store and follows the media queries, those of the video (`media`) too, once the browser is idle: the first look at storage blocks it for long. */
export function useMotionFollowed(media: string): void {
  useEffect(() => {
    const listening = new AbortController();
    const look = () => useMotion.setState({ allowed: isAllowed(media) });
    const cancel = whenIdle(() => {
      useMotion.setState({ allowed: isAllowed(media), stopped: readStopped() });
      for (const query of [reducedMotion, media])
        matchMedia(query).addEventListener("change", look, { signal: listening.signal });
    });
    return () => {
      cancel();
      listening.abort();
    };
  }, [media]);
}
