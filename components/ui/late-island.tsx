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

type Load<Props> = () => Promise<ComponentType<Props>>;

type LateOptions<Props> = {
  /** When the code is wanted; while `load` fails, its promise stays open. The first touch of the page by default. */
  wait?: (load: Load<Props>) => Promise<ComponentType<Props>>;
  /** False for an island that has something to show which is not in its HTML */
  mayWait?: (props: Props) => boolean;
};

const untilTouched = <Content,>(load: () => Promise<Content>) => whenTouched(load, "[data-not-hydrated]");

/**
 * The code of an island that waits. The island imports the styles of its code.
 * @param load the component; if it waits for a touch, its root has the attribute of `useNotHydrated`
 * @returns the component to render with some props: one that waits, or the one that is loaded
 */
export function lateCode<Props>(
  load: Load<Props>,
  { wait = untilTouched, mayWait = () => true }: LateOptions<Props> = {},
): (props: Props) => ComponentType<Props> {
  /** Once it is there, so that the way back shows it at once, at its place */
  let loaded: ComponentType<Props> | undefined;
  const loadContent = async () => {
    try {
      loaded = await load();
      return loaded;
    } catch (error) {
      // React keeps the failure of a lazy component; the next page tries again.
      Loaded = lazyOf(loadContent);
      const link = takePressed();
      if (link) location.assign(link.href);
      throw error;
    }
  };
  let Loaded = lazyOf(loadContent);
  const OfDocument = lazyOf(() => (typeof window === "undefined" ? loadContent() : wait(loadContent)));
  return (props) => (!isHydrationOver() && mayWait(props) ? OfDocument : (loaded ?? Loaded));
}

type LateIslandProps<Props> = { code: (props: Props) => ComponentType<Props>; props: Props };

/**
 * An island whose HTML comes with the document and stays as it is until its code is wanted: links and forms in it have to work
 * without script. On pages that the router brings, the code is loaded at once.
 */
export function LateIsland<Props extends object>({ code, props }: LateIslandProps<Props>) {
  // No state that changes and no store: if this rendered again, React would replace the HTML, and what was typed in it.
  const [Content] = useState(() => code(props));
  return (
    <Activity>
      <Content {...props} />
    </Activity>
  );
}

const lazyOf = <Props,>(load: Load<Props>) =>
  lazy(async () => ({ default: (await load()) as ComponentType<unknown> })) as ComponentType<Props>;

/** Marks what React has not hydrated, where it stops events at the document. */
export function useNotHydrated() {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) takePressed()?.click();
  }, [isHydrated]);
  return isHydrated ? {} : { "data-not-hydrated": "" };
}
