import { Activity, type ComponentType, lazy, useEffect, useState } from "react";
import { isHydrationOver } from "@/lib/browser/hydration";
import { useHydrated } from "@/lib/browser/use-hydrated";
import { whenTouched } from "@/lib/browser/when-touched";

/** A link to another list of the same page that was pressed before its code worked */
let pressed: HTMLAnchorElement | undefined;

/**
 * Keeps the press of such a link: followed as a page, it would lose the focus. Link navigation follows the others. Its
 * module (lib/navigation/page-of-click.ts) is not shared, because then it would be a chunk of its own on every page.
 */
function keepPress(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  const link = target?.closest<HTMLAnchorElement>("[data-not-hydrated] a");
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || link.pathname !== location.pathname || link.getAttribute("href")?.startsWith("#"))
    return;
  event.preventDefault();
  pressed = link;
  // The touch that the code waits for, also in browsers that focus no link that is clicked
  link.focus({ preventScroll: true });
}

// Before anything is hydrated, so before link navigation listens
if (typeof window !== "undefined") addEventListener("click", keepPress, { capture: true });

function takePressed(): HTMLAnchorElement | undefined {
  const link = pressed;
  pressed = undefined;
  return link;
}

/**
 * For an island whose code is loaded with the visitor's first touch of the page.
 * @param load what it renders; its root has the attribute of `useNotHydrated`
 * @returns the component to render now: one that waits, or the one that is loaded
 */
export function loadedOnTouch<Props>(load: () => Promise<ComponentType<Props>>): () => ComponentType<Props> {
  /** Once it is there, so that the way back shows it at once, at its place */
  let loaded: ComponentType<Props> | undefined;
  const loadContent = async () => {
    try {
      loaded = await load();
      return { default: loaded as ComponentType<unknown> };
    } catch (error) {
      // React keeps the failure of a lazy component; the next page tries again.
      Loaded = lazy(loadContent);
      const link = takePressed();
      if (link) location.assign(link.href);
      throw error;
    }
  };
  let Loaded = lazy(loadContent);
  const OfDocument = lazy(() =>
    typeof window === "undefined" ? loadContent() : whenTouched(loadContent, "[data-not-hydrated]"),
  );
  return () => (isHydrationOver() ? (loaded ?? Loaded) : OfDocument) as ComponentType<Props>;
}

type HydratedOnTouchProps<Props> = { content: () => ComponentType<Props>; props: Props };

/**
 * Leaves its HTML in the document as it is until the visitor touches the page: links and forms in it have to work without
 * script, and the island has to import the styles of the code.
 */
export function HydratedOnTouch<Props extends object>({ content, props }: HydratedOnTouchProps<Props>) {
  // No state that changes: if this rendered again, React would replace the HTML.
  const [Content] = useState(content);
  return (
    <Activity>
      <Content {...props} />
    </Activity>
  );
}

/** Marks what React has not hydrated, where it stops events at the document. */
export function useNotHydrated() {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) takePressed()?.click();
  }, [isHydrated]);
  return isHydrated ? {} : { "data-not-hydrated": "" };
}
