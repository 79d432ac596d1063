import { act } from "@testing-library/react";

type Visibility = { intersectionRatio?: number; top?: number };

const observers = new Map<Element, IntersectionObserverCallback>();

class FakeIntersectionObserver {
  constructor(readonly callback: IntersectionObserverCallback) {}
  observe(element: Element) {
    observers.set(element, this.callback);
  }
  disconnect() {
    for (const [element, callback] of observers) if (callback === this.callback) observers.delete(element);
  }
}

/** jsdom has no layout, so tests report visibility with `see()`. Call this before rendering. */
export function installIntersectionObserver(): void {
  observers.clear();
  Object.assign(window, { IntersectionObserver: FakeIntersectionObserver });
}

/** Reports to the element's observer which share of it is visible and where its upper edge is, in pixels. */
export function see(element: Element, { intersectionRatio = 1, top = 0 }: Visibility): void {
  const entry = { intersectionRatio, boundingClientRect: { top } };
  act(() => observers.get(element)?.([entry as IntersectionObserverEntry], {} as IntersectionObserver));
}
