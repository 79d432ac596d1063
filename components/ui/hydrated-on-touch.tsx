import { Activity, type ComponentType, lazy, useState } from "react";
import { isHydrationOver } from "@/lib/browser/hydration";
import { useHydrated } from "@/lib/browser/use-hydrated";
import { whenTouched } from "@/lib/browser/when-touched";

/**
 * For an island whose code is loaded with the visitor's first touch of the page.
 * @param load what it renders; its root has the attribute of `useNotHydrated`
 * @returns the component to render now: one that waits, or the one that is loaded
 */
export function loadedOnTouch<Props>(load: () => Promise<ComponentType<Props>>): () => ComponentType<Props> {
  /** Once it is there, so that the way back shows it at once, at its place */
  let loaded: ComponentType<Props> | undefined;
  const loadContent = async () => {
    loaded = await load();
    return { default: loaded as ComponentType<unknown> };
  };
  const Loaded = lazy(loadContent) as ComponentType<Props>;
  const OfDocument = lazy(() =>
    typeof window === "undefined" ? loadContent() : whenTouched(loadContent, "[data-not-hydrated]"),
  ) as ComponentType<Props>;
  return () => (isHydrationOver() ? (loaded ?? Loaded) : OfDocument);
}

type HydratedOnTouchProps<Props> = { content: () => ComponentType<Props>; props: Props };

/**
 * Leaves its HTML in the document as it is until the visitor touches the page: links and forms in it have to work without
 * script, and the island has to import the styles of the code.
 */
export function HydratedOnTouch<Props extends object>({ content, props }: HydratedOnTouchProps<Props>) {
  // No store and no effect: if this rendered again, React would replace the HTML.
  const [Content] = useState(content);
  return (
    <Activity>
      <Content {...props} />
    </Activity>
  );
}

/** Marks what React has not hydrated, where it stops clicks: link navigation follows its links all the same. */
export const useNotHydrated = () => (useHydrated() ? {} : { "data-not-hydrated": "" });
