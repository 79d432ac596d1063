import { act } from "@testing-library/react";

type Visibility = { intersectionRatio?: number; top?: number };

const observers = new Map<Element, IntersectionObserverCallback>();
let seesAtOnce = false;

const report = (callback: IntersectionObserverCallback | undefined, visibility: Visibility) => {
  const { intersectionRatio = 1, top = 0 } = visibility;
  const entry = { intersectionRatio, boundingClientRect: { top } };
  callback?.([entry as IntersectionObserverEntry], {} as IntersectionObserver);
};

class FakeIntersectionObserver {
  constructor(readonly callback: IntersectionObserverCallback) {}
  observe(element: Element) {
    observers.set(element, this.callback);
    if (seesAtOnce) report(this.callback, {});
  }
  disconnect() {
    for (const [element, callback] of observers) if (callback === this.callback) observers.delete(element);
  }
}

/**
 * jsdom has no layout, so tests report visibility with `see()`. With `seeAtOnce` every element is visible as soon as it
 * is observed. Call this before rendering.
 */
export function installIntersectionObserver({ seeAtOnce = false } = {}): void {
  observers.clear();
  seesAtOnce = seeAtOnce;
  Object.assign(window, { IntersectionObserver: FakeIntersectionObserver });
}

/** Reports to the element's observer which share of it is visible and where its upper edge is, in pixels. */
export function see(element: Element, visibility: Visibility): void {
  act(() => report(observers.get(element), visibility));
}
