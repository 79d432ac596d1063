import { useSyncExternalStore } from "react";

function subscribe(onChange: () => void) {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
}

/**
 * What the address points at on this page, decoded; empty for nothing, and on the server. The router's own way here
 * leaves CSS's :target as it was, so that styles need both.
 */
export function useHash(): string {
  return useSyncExternalStore(subscribe, readHash, () => "");
}

function readHash(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    // A malformed escape points at nothing.
    return "";
  }
}
