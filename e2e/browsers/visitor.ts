import { setTimeout as delay } from "node:timers/promises";
import type { Browser } from "./browser";

const timeoutMs = 30_000;

/** Keys by their code points in WebDriver */
export const keys = { tab: "\uE004", enter: "\uE007", down: "\uE015" };

/** The middle of the first visible element that a selector matches and whose name begins with the text, once it is in view and rests */
async function pointOf(selector: string, name: string) {
  const named = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
    (element.ariaLabel ?? element.textContent ?? "").replaceAll("\u00AD", "").trim().startsWith(name),
  );
  const element = named.find((each) => each.checkVisibility({ visibilityProperty: true }));
  if (!element) return undefined;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = element.getBoundingClientRect();
  await new Promise((resolve) => setTimeout(resolve, 100));
  const isResting = element.getBoundingClientRect().y === y;
  return isResting && { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}

const describePage = () => `${location.href}, “${document.title}”`;

export type Visitor = ReturnType<typeof visitorOf>;

/** What a person does in a window, and waits for */
export function visitorOf(site: string, { open, evaluate, performActions, ...browser }: Browser) {
  /** Repeats a question to the page until its answer is true; a document that is being replaced has none. */
  async function until<Args extends unknown[], Result>(
    what: string,
    callback: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const end = Date.now() + timeoutMs;
    for (;;) {
      const result = await evaluate(callback, ...args).catch(() => undefined);
      if (result) return result;
      if (Date.now() > end)
        throw new Error(`not within ${timeoutMs / 1000} s: ${what}, but ${await evaluate(describePage)}`);
      await delay(100);
    }
  }
  const see = (selector: string, name = "") =>
    until(`${selector} "${name}" is shown`, pointOf, selector, name);
  const act = (type: "pointer" | "key", actions: object[]) => performActions([{ type, id: type, actions }]);

  return {
    ...browser,
    evaluate,
    until,
    see,
    open: (path: string) => open(site + path),
    async click(selector: string, name = "") {
      const move = { type: "pointerMove", ...(await see(selector, name)) };
      await act("pointer", [move, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }]);
    },
    press(text: string) {
      const strokes = [...text].flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value })));
      return act("key", strokes);
    },
    isAt: (path: string) =>
      until(`the address ${path}`, (expected) => location.pathname + location.search === expected, path),
    isFocused: (selector: string) =>
      until(`the focus in ${selector}`, (each) => document.activeElement?.matches(each), selector),
  };
}
