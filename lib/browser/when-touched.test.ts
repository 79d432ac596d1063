/** @jest-environment jsdom */
import { whenTouched } from "./when-touched";

beforeEach(() => {
  document.body.innerHTML = "<p>Text</p><div data-part><a href='/'>Treffer</a></div>";
});

const fire = (target: EventTarget | null, type: string) =>
  target?.dispatchEvent(new Event(type, { bubbles: true }));

test.each(["pointerdown", "keydown", "focusin", "click"])("%s anywhere loads the code once", async (type) => {
  const load = jest.fn(async () => "code");
  const loaded = whenTouched(load, "[data-part]");
  expect(load).not.toHaveBeenCalled();
  fire(document.querySelector("p"), type);
  fire(document.querySelector("a"), type);
  await expect(loaded).resolves.toBe("code");
  fire(document.querySelector("a"), type);
  expect(load).toHaveBeenCalledTimes(1);
});

test("the way back loads it", async () => {
  const loaded = whenTouched(async () => "code", "[data-part]");
  fire(window, "popstate");
  await expect(loaded).resolves.toBe("code");
});

test("a pointer loads it that is over the part, not elsewhere", async () => {
  const load = jest.fn(async () => "code");
  const loaded = whenTouched(load, "[data-part]");
  fire(document.querySelector("p"), "pointerover");
  expect(load).not.toHaveBeenCalled();
  fire(document.querySelector("a"), "pointerover");
  await expect(loaded).resolves.toBe("code");
});

test("what was focused before is a touch", async () => {
  document.querySelector("a")?.focus();
  await expect(whenTouched(async () => "code", "[data-part]")).resolves.toBe("code");
});

test("after a failure the next input tries again", async () => {
  const failed = Promise.reject(new Error("offline"));
  const load = jest.fn<Promise<string>, []>(() => failed);
  const loaded = whenTouched(load, "[data-part]");
  fire(document.body, "pointerdown");
  await failed.catch(() => {});
  load.mockResolvedValue("code");
  fire(document.body, "click");
  await expect(loaded).resolves.toBe("code");
  expect(load).toHaveBeenCalledTimes(2);
});
