import type { MouseEvent } from "react";

/** What a link does instead of being followed by the router. */
export type Follow = (event: MouseEvent<HTMLAnchorElement>) => void;

const wantsAnotherWindow = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** Lets `act` take a link's place, unless the visitor wants it in another tab, window or file. */
export const inPlace =
  (act: (href: string) => void): Follow =>
  (event) => {
    if (wantsAnotherWindow(event)) return;
    event.preventDefault();
    act(event.currentTarget.href);
  };

/** Goes to a list's other refinement: the URL changes at once, and what it shows is the list's own affair. */
export const followInPlace = inPlace((href) => window.history.pushState(null, "", href));
