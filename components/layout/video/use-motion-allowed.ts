import { useSyncExternalStore } from "react";

const lessMotion = "(prefers-reduced-motion: reduce)";

function subscribe(onChange: () => void) {
  const preference = matchMedia(lessMotion);
  preference.addEventListener("change", onChange);
  return () => preference.removeEventListener("change", onChange);
}

/** Chromium's; other browsers have no such wish to tell. */
type Connection = { saveData?: boolean };

function isAllowed() {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !matchMedia(lessMotion).matches;
}

/** False on the server and for visitors who asked for less motion or fewer bytes. Follows the wish while it changes. */
export function useMotionAllowed(): boolean {
  return useSyncExternalStore(subscribe, isAllowed, () => false);
}
