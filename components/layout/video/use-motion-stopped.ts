import { useSyncExternalStore } from "react";

/** Listed in docs/datenschutz.md: written by the visitor's own press of the button, and only there. */
const key = "dorfforum-bewegung";
const stoppedValue = "angehalten";

const listeners = new Set<() => void>();
/** For browsers that refuse storage: the choice then lasts as long as the page. */
let unsaved: boolean | undefined;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isStopped() {
  if (unsaved !== undefined) return unsaved;
  try {
    return localStorage.getItem(key) === stoppedValue;
  } catch {
    return false;
  }
}

function setStopped(stopped: boolean) {
  try {
    if (stopped) localStorage.setItem(key, stoppedValue);
    else localStorage.removeItem(key);
  } catch {
    unsaved = stopped;
  }
  for (const listener of listeners) listener();
}

/** Whether this visitor stopped the film, on this page or an earlier one. */
export function useMotionStopped(): [boolean, (stopped: boolean) => void] {
  return [useSyncExternalStore(subscribe, isStopped, () => false), setStopped];
}
