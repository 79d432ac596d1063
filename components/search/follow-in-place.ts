import type { MouseEvent } from "react";

export type Follow = (event: MouseEvent<HTMLAnchorElement>) => void;

const wantsAnotherWindow = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * Calls `act` instead of following the link, unless the visitor opens it in another tab or window or saves it, or the link
 * was followed before it was hydrated.
 */
export const inPlace =
  (act: (href: string) => void): Follow =>
  (event) => {
    if (event.defaultPrevented || wantsAnotherWindow(event)) return;
    event.preventDefault();
    act(event.currentTarget.href);
  };

/** Changes the URL without navigation; the list follows the URL. */
export const followInPlace = inPlace((href) => window.history.pushState(null, "", href));
