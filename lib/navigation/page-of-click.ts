import { isPagePath } from "./is-page-path";

/** The path of the page that a click leads to; undefined where the browser itself has to follow it, or it was handled. */
export function pageOfClick(event: MouseEvent): string | undefined {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.defaultPrevented || event.button !== 0 || hasModifier ? undefined : pageOfLink(event.target);
}

/** The path of the page behind the link at an event's target; undefined where there is none that the router may follow. */
export function pageOfLink(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  const href = link?.getAttribute("href");
  if (!link || !href || !isPagePath(href)) return undefined;
  const opensElsewhere = link.hasAttribute("download") || (link.target !== "" && link.target !== "_self");
  return opensElsewhere ? undefined : href;
}
