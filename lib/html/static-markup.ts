import type { ReactNode } from "react";
import { processWide } from "@/lib/runtime/process-wide";

type RenderMarkup = (elements: ReactNode) => string;

const shared = processWide<{ render?: RenderMarkup }>("staticMarkup", () => ({}));

/**
 * Loads React's renderer for HTML. Next leaves it out of the bundles of server components, whose elements it can render all
 * the same once no component is left in them.
 */
export async function loadStaticMarkup(): Promise<void> {
  const { renderToStaticMarkup } = await import(/* turbopackIgnore: true */ "react-dom/server");
  shared.render = (elements) => renderToStaticMarkup(elements).replace(preloads, "");
}

/** React writes links for pictures before everything else; pages find them after their text. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/;

/** Renders HTML elements without components; undefined unless a server was started that has loaded it. */
export const staticMarkup = (): RenderMarkup | undefined => shared.render;
