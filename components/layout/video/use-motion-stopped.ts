import { useSyncExternalStore } from "react";

/** Listed in docs/datenschutz.md. Written only when the visitor presses the pause button. */
const storageKey = "dorfforum-bewegung";
const stoppedValue = "angehalten";

const listeners = new Set<() => void>();
/** Where the browser refuses storage, the choice lasts as long as the page. */
let unsavedChoice: boolean | undefined;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isStopped() {
  if (unsavedChoice !== undefined) return unsavedChoice;
  try {
    return localStorage.getItem(storageKey) === stoppedValue;
  } catch {
    // Storage is blocked: no earlier choice can have been stored.
    return false;
  }
}

function setStopped(stopped: boolean) {
  try {
    if (stopped) localStorage.setItem(storageKey, stoppedValue);
    else localStorage.removeItem(storageKey);
  } catch {
    unsavedChoice = stopped;
  }
  for (const listener of listeners) listener();
}

/** Whether this visitor paused the video, on this page or an earlier one; undefined until storage has been read. */
export function useMotionStopped(): [boolean | undefined, (stopped: boolean) => void] {
  return [useSyncExternalStore<boolean | undefined>(subscribe, isStopped, () => undefined), setStopped];
}
