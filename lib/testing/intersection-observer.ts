import { act } from "@testing-library/react";

type Seen = { intersectionRatio?: number; top?: number };

const observers = new Map<Element, IntersectionObserverCallback>();

class ObserverDouble {
  constructor(readonly callback: IntersectionObserverCallback) {}
  observe(element: Element) {
    observers.set(element, this.callback);
  }
  disconnect() {
    for (const [element, callback] of observers) if (callback === this.callback) observers.delete(element);
  }
}

/** jsdom has no layout: tests say what the browser would see. Call it before rendering. */
export function installIntersectionObserver(): void {
  observers.clear();
  Object.assign(window, { IntersectionObserver: ObserverDouble });
}

/** Tells whoever observes the element how much of it is visible and where its upper edge is. */
export function see(element: Element, { intersectionRatio = 1, top = 0 }: Seen): void {
  const entry = { intersectionRatio, boundingClientRect: { top } };
  act(() => observers.get(element)?.([entry as IntersectionObserverEntry], {} as IntersectionObserver));
}
