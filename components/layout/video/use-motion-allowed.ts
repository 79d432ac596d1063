import { useSyncExternalStore } from "react";

const reducedMotion = "(prefers-reduced-motion: reduce)";

function subscribe(onChange: () => void) {
  const query = matchMedia(reducedMotion);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** The Network Information API, which only Chromium has. */
type NetworkInformation = { saveData?: boolean };

function isAllowed() {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return !connection?.saveData && !matchMedia(reducedMotion).matches;
}

/** False on the server, with prefers-reduced-motion and with Save-Data. Follows changes of the media query. */
export function useMotionAllowed(): boolean {
  return useSyncExternalStore(subscribe, isAllowed, () => false);
}
