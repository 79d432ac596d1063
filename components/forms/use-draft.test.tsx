/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { readDraft, writeDraft } from "@/lib/forms/draft";
import type { FormValues } from "@/lib/forms/values";
import { useDraft } from "./use-draft";

type FormProps = {
  values?: FormValues;
  areTyped?: boolean;
  /** What the browser restored before the script ran */
  restored?: string;
  isKept?: boolean;
};

/** A form of one field, as VisitorForm uses the hook. */
function Form({ values = {}, areTyped = false, restored, isKept = true }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  const draft = useDraft({ form: "kontakt", element, values, areTyped, isKept });
  const isRestored = useRef(false);
  const restore = (input: HTMLTextAreaElement | null) => {
    if (!input || restored === undefined || isRestored.current) return;
    isRestored.current = true;
    input.value = restored;
  };
  return (
    <form ref={element} onInput={(event) => draft.save(event.currentTarget)} aria-label="Nachricht">
      <textarea
        key={draft.shown.version}
        id="feld-text"
        name="text"
        aria-label="Text"
        defaultValue={draft.shown.values.text}
        ref={restore}
      />
      <output>{draft.state}</output>
      <output aria-label="Schlüssel">{draft.currentKey()}</output>
      <button type="button" onClick={draft.discard}>
        Löschen
      </button>
      <button type="button" onClick={draft.finish}>
        Gesendet
      </button>
      <button type="button" onClick={() => element.current && draft.renewKey(element.current)}>
        Neuer Schlüssel
      </button>
    </form>
  );
}

const text = () => screen.getByLabelText("Text");
const type = (value: string) => fireEvent.input(text(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const state = () => screen.getAllByRole("status")[0]?.textContent;
const storedText = () => readDraft("kontakt")?.values.text;

/** What another tab does: it writes or removes the draft, and this tab hears of it. */
function inOtherTab(value: string | undefined, key = "key-of-the-other-tab") {
  if (value === undefined) localStorage.clear();
  else writeDraft("kontakt", { text: value }, key);
  act(() => {
    dispatchEvent(new StorageEvent("storage", { key: "dorfforum-entwurf-kontakt" }));
  });
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test("what is typed is stored under one key and restored after a reload", () => {
  const { unmount } = render(<Form />);
  expect(state()).toBe("none");
  type("Die Laterne");
  const key = readDraft("kontakt")?.key;
  type("Die Laterne ist aus");
  expect([state(), storedText(), readDraft("kontakt")?.key]).toEqual(["saved", "Die Laterne ist aus", key]);
  unmount();

  render(<Form />);
  expect(text()).toHaveValue("Die Laterne ist aus");
  expect(state()).toBe("restored");
  type("Die Laterne ist wieder an");
  expect([state(), readDraft("kontakt")?.key]).toEqual(["restored", key]);
});

test("a restored draft keeps the values that the page came with", () => {
  writeDraft("kontakt", { name: "Nachbarin" }, "a");
  render(<Form values={{ text: "/kontakt" }} />);
  expect(text()).toHaveValue("/kontakt");
  expect(state()).toBe("restored");
});

test("what was typed before the script ran counts more than a draft", () => {
  writeDraft("kontakt", { text: "Alt" }, "a");
  render(<Form restored="Neu" />);
  expect(text()).toHaveValue("Neu");
  expect(state()).toBe("none");
});

test("what came back from the server counts more than a draft", () => {
  writeDraft("kontakt", { text: "Alt" }, "a");
  render(<Form values={{ text: "Vom Server" }} areTyped />);
  expect(text()).toHaveValue("Vom Server");
});

test("a draft that the browser has already restored keeps its key", () => {
  writeDraft("kontakt", { text: "Alt" }, "key-of-the-draft");
  render(<Form restored="Alt" />);
  expect(state()).toBe("saved");
  type("Alt und neu");
  expect(readDraft("kontakt")?.key).toBe("key-of-the-draft");
});

test("a discarded draft is removed, and what is typed next is another sending", () => {
  render(<Form />);
  type("Entwurf");
  const key = readDraft("kontakt")?.key;
  press("Löschen");
  expect(text()).toHaveValue("");
  expect([state(), storedText()]).toEqual(["discarded", undefined]);
  type("Neuer Entwurf");
  expect(readDraft("kontakt")?.key).not.toBe(key);
});

test("a tab in which nothing was typed follows the other one", () => {
  render(<Form />);
  inOtherTab("Eins");
  expect(text()).toHaveValue("Eins");
  inOtherTab("Eins und zwei");
  expect(text()).toHaveValue("Eins und zwei");
  expect(state()).toBe("restored");
  inOtherTab(undefined);
  expect(text()).toHaveValue("");
  expect(state()).toBe("none");
});

test("the focus stays in a field that is filled with a draft", () => {
  render(<Form />);
  act(() => text().focus());
  const before = text();
  inOtherTab("Eins");
  expect(text()).not.toBe(before);
  expect(text()).toHaveFocus();
  act(() => screen.getByRole("button", { name: "Löschen" }).focus());
  inOtherTab("Eins und zwei");
  expect(screen.getByRole("button", { name: "Löschen" })).toHaveFocus();
});

test("two tabs with the same draft have the same key, also when one of them goes on typing", () => {
  render(<Form />);
  inOtherTab("Eins", "key-of-both-tabs");
  type("Eins und zwei");
  expect(readDraft("kontakt")?.key).toBe("key-of-both-tabs");
});

test("a tab in which something was typed ignores the other one", () => {
  render(<Form />);
  type("Hier");
  for (const there of ["Dort", undefined]) {
    inOtherTab(there);
    expect(text()).toHaveValue("Hier");
  }
});

test("a sent form removes its draft, but not that of another tab", () => {
  render(<Form />);
  type("Hier");
  press("Gesendet");
  expect([state(), storedText()]).toEqual(["none", undefined]);
  type("Noch etwas");
  inOtherTab("Dort");
  press("Gesendet");
  expect(storedText()).toBe("Dort");
});

test("a renewed key makes the same text another sending", () => {
  render(<Form />);
  type("Geändert");
  const key = readDraft("kontakt")?.key;
  press("Neuer Schlüssel");
  expect(readDraft("kontakt")).toMatchObject({ values: { text: "Geändert" } });
  expect(readDraft("kontakt")?.key).not.toBe(key);
});

test("where storage is forbidden the form works without a draft", () => {
  const forbid = () => {
    throw new DOMException("denied", "SecurityError");
  };
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(forbid);
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(forbid);
  jest.spyOn(Storage.prototype, "removeItem").mockImplementation(forbid);
  render(<Form />);
  const key = screen.getByLabelText("Schlüssel").textContent;
  type("Ohne Speicher");
  expect(text()).toHaveValue("Ohne Speicher");
  expect(state()).toBe("none");
  expect(screen.getByLabelText("Schlüssel")).toHaveTextContent(key ?? "");
  press("Löschen");
  expect(text()).toHaveValue("");
});

test("a correction neither takes up a draft nor stores one", () => {
  writeDraft("kontakt", { text: "Ein anderer Text" }, "another-key");
  render(<Form isKept={false} values={{ text: "Gesendet" }} />);
  expect(screen.getByLabelText("Text")).toHaveValue("Gesendet");
  fireEvent.input(screen.getByLabelText("Text"), { target: { value: "Berichtigt" } });
  fireEvent.click(screen.getByRole("button", { name: "Gesendet" }));
  expect(readDraft("kontakt")?.values).toEqual({ text: "Ein anderer Text" });
});
