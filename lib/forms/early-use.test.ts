/** @jest-environment jsdom */
import { useMessageStore } from "@/lib/messages/message-store";
import { formOfflineText } from "@/lib/texts/form-offline";
import { takeOver, whenUsed } from "./early-use";

const submit = jest.fn();
const requestSubmit = jest.fn();

const never = () => false;

const navigation = jest.spyOn(performance, "getEntriesByType");
const openedBy = (type: NavigationTimingType) =>
  navigation.mockReturnValue([{ type } as PerformanceNavigationTiming]);

let form: HTMLFormElement;
beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(window, { requestIdleCallback: () => {} });
  Object.assign(HTMLFormElement.prototype, { submit, requestSubmit });
  document.body.innerHTML = `<p>Text</p><form data-form="kontakt"><input name="name"></form>`;
  form = document.querySelector("form") as HTMLFormElement;
});

const fire = (target: Element | null, type: string) =>
  target?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));

// First, for the other tests leave their listeners behind.
test("where its code cannot be loaded, the browser sends it", async () => {
  const failed = Promise.reject(new Error("offline"));
  void whenUsed(() => failed, never);
  fire(form, "submit");
  await failed.catch(() => {});
  expect(submit).toHaveBeenCalledTimes(1);
  expect(fire(form, "submit")).toBe(true);
});

test("offline nothing is sent, a message says so, and the next submission loads the code", async () => {
  const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const failed = Promise.reject(new Error("offline"));
  const load = jest.fn<Promise<string>, []>(() => failed);
  const loaded = whenUsed(load, never);
  expect(fire(form, "submit")).toBe(false);
  await failed.catch(() => {});
  expect(useMessageStore.getState().message).toBe(formOfflineText);
  expect(submit).not.toHaveBeenCalled();

  onLine.mockRestore();
  load.mockResolvedValue("code");
  expect(fire(form, "submit")).toBe(false);
  await expect(loaded).resolves.toBe("code");
  takeOver(form);
  expect(requestSubmit).toHaveBeenCalledTimes(1);
});

test("a form's code is loaded once, when a pointer or the focus is in it", async () => {
  const load = jest.fn(async () => "code");
  const loaded = whenUsed(load, never);
  fire(document.querySelector("p"), "pointerover");
  expect(load).not.toHaveBeenCalled();
  fire(form.querySelector("input"), "focusin");
  fire(form.querySelector("input"), "pointerdown");
  expect(load).toHaveBeenCalledTimes(1);
  await expect(loaded).resolves.toBe("code");
});

test("its code is loaded without a touch when the browser is idle, and used with the first touch", async () => {
  Object.assign(window, { requestIdleCallback: (run: () => void) => run() });
  const load = jest.fn(async () => "code");
  const isDue = jest.fn(never);
  const used = jest.fn();
  const loaded = whenUsed(load, isDue).then(used);
  expect(load).toHaveBeenCalledTimes(1);
  await load.mock.results[0]?.value;
  expect(isDue).toHaveBeenCalledWith("code");
  // A promise that is settled by now would have called it by the next task.
  await new Promise((resolve) => setTimeout(resolve));
  expect(used).not.toHaveBeenCalled();
  fire(form.querySelector("input"), "focusin");
  await loaded;
  expect(used).toHaveBeenCalledWith("code");
});

test("a form that has a draft to show waits for no touch, also if another tab writes it", async () => {
  Object.assign(window, { requestIdleCallback: (run: () => void) => run() });
  const load = async () => "code";
  await expect(whenUsed(load, (module) => module === "code")).resolves.toBe("code");

  const isDue = jest.fn(never);
  const loaded = whenUsed(load, isDue);
  await load();
  isDue.mockReturnValue(true);
  dispatchEvent(new StorageEvent("storage", { key: "of another tab" }));
  await expect(loaded).resolves.toBe("code");
});

test.each([
  ["a click anywhere", () => fire(document.querySelector("p"), "click")],
  ["the way back", () => dispatchEvent(new PopStateEvent("popstate"))],
  [
    "a page that the browser has kept",
    () => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
  ],
])(
  "%s lets a form be hydrated, for React would hold a navigation that keeps the page",
  async (_name, come) => {
    const loaded = whenUsed(async () => "code", never);
    come();
    await expect(loaded).resolves.toBe("code");
  },
);

test("code that failed to load while nobody used the form is loaded again with the first touch", async () => {
  Object.assign(window, { requestIdleCallback: (run: () => void) => run() });
  const failed = Promise.reject(new Error("no line"));
  const load = jest.fn<Promise<string>, []>(() => failed);
  const loaded = whenUsed(load, never);
  await failed.catch(() => {});
  load.mockResolvedValue("code");
  fire(form, "pointerdown");
  await expect(loaded).resolves.toBe("code");
  expect(submit).not.toHaveBeenCalled();
});

test("a form that is sent before its code works is sent by it, and later by the form's own handler", () => {
  void whenUsed(async () => "code", never);
  expect(fire(form, "submit")).toBe(false);
  expect(requestSubmit).not.toHaveBeenCalled();
  takeOver(form);
  expect(requestSubmit).toHaveBeenCalledTimes(1);
  expect(fire(form, "submit")).toBe(true);
});

test("what was typed or chosen before its code works is told to it, but not what the browser has filled in", () => {
  form.innerHTML = `<input name="name"><input name="email" value="given"><textarea name="text">given</textarea>
    <input name="agreed" value="ja" type="checkbox"><input name="other" value="ja" type="checkbox" checked>
    <select name="subject"><option value="">Bitte wählen</option><option>Frage</option></select>
    <select name="theme"><option>Jugend</option><option selected>Kultur</option></select>`;
  openedBy("navigate");
  const told: string[] = [];
  form.addEventListener("input", ({ target }) => {
    if (target instanceof Element) told.push(target.getAttribute("name") ?? "");
  });
  takeOver(form);
  expect(told).toEqual([]);

  const change = (name: string, value: object) => Object.assign(form.elements.namedItem(name) ?? {}, value);
  change("name", { value: "Nachbarin" });
  change("text", { value: "" });
  change("agreed", { checked: true });
  change("subject", { value: "Frage" });
  openedBy("reload");
  takeOver(form);
  expect(told).toEqual([]);
  openedBy("navigate");
  takeOver(form);
  expect(told).toEqual(["name", "text", "agreed", "subject"]);
});
