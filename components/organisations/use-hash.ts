import { useSyncExternalStore } from "react";

function subscribe(onChange: () => void) {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
}

/**
 * The decoded fragment of the address; empty without one, and on the server. The router's navigation to an anchor does
 * not update CSS's :target, so that styles need both.
 */
export function useHash(): string {
  return useSyncExternalStore(subscribe, readHash, () => "");
}

function readHash(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    // A malformed escape sequence is no fragment.
    return "";
  }
}
