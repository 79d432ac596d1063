import { useMessageStore } from "@/lib/messages/message-store";
import { formOfflineText } from "@/lib/texts/form-offline";
import { takeOver, whenUsed } from "./early-use";

const submit = jest.fn();
const requestSubmit = jest.fn();

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
  void whenUsed(() => failed);
  fire(form, "submit");
  await failed.catch(() => {});
  expect(submit).toHaveBeenCalledTimes(1);
  expect(fire(form, "submit")).toBe(true);
});

test("offline nothing is sent, a message says so, and the next submission loads the code", async () => {
  const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const failed = Promise.reject(new Error("offline"));
  const load = jest.fn<Promise<string>, []>(() => failed);
  const loaded = whenUsed(load);
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
  const loaded = whenUsed(load);
  fire(document.querySelector("p"), "pointerover");
  expect(load).not.toHaveBeenCalled();
  fire(form.querySelector("input"), "focusin");
  fire(form.querySelector("input"), "pointerdown");
  expect(load).toHaveBeenCalledTimes(1);
  await expect(loaded).resolves.toBe("code");
});

test("it is loaded without a touch when the browser is idle", () => {
  Object.assign(window, { requestIdleCallback: (run: () => void) => run() });
  const load = jest.fn(async () => "code");
  void whenUsed(load);
  expect(load).toHaveBeenCalledTimes(1);
});

test("a form that is sent before its code works is sent by it, and later by the form's own handler", () => {
  void whenUsed(async () => "code");
  expect(fire(form, "submit")).toBe(false);
  expect(requestSubmit).not.toHaveBeenCalled();
  takeOver(form);
  expect(requestSubmit).toHaveBeenCalledTimes(1);
  expect(fire(form, "submit")).toBe(true);
});
