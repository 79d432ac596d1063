import { useEffect, useState, useSyncExternalStore } from "react";

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

/** Whether this visitor paused the video, on this page or an earlier one; undefined until storage has been read. */
export function useMotionStopped() {
  const [stopped, setStopped] = useState<boolean>();
  useEffect(() => setStopped(readStopped()), []);
  const choose = (choice: boolean) => {
    storeStopped(choice);
    setStopped(choice);
  };
  return [stopped, choose] as const;
}
