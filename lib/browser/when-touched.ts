/** First user interaction: also scrolling with a finger, and the way back */
const inputs = ["pointerdown", "keydown", "focusin", "click", "popstate"];

/**
 * Loads code with the visitor's first input on the page, or when a pointer or the focus is in the part that needs it.
 * @param load while it fails, each further input tries again, and the promise stays open
 * @param part a selector
 */
export function whenTouched<Module>(load: () => Promise<Module>, part: string): Promise<Module> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    let isLoading = false;

    const begin = async () => {
      if (isLoading) return;
      isLoading = true;
      try {
        resolve(await load());
        listening.abort();
      } catch {
        isLoading = false;
      }
    };
    for (const type of inputs) addEventListener(type, begin, options);
    addEventListener(
      "pointerover",
      ({ target }) => {
        if (target instanceof Element && target.closest(part)) begin();
      },
      options,
    );
    if (document.activeElement?.closest(part)) begin();
  });
}
