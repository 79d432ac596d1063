/** @jest-environment jsdom */
import { anyJson, anyText, fc } from "@dorfforum/shared/testing/arbitraries";
import { newKey, readDraft, removeDraft, watchDraft, writeDraft } from "./draft";

const values = {
  name: "Nachbarin",
  text: "Mein Text",
  betreff_2: "",
  _aufgabe: "abc",
  email: "",
};

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

test("a draft has what was typed and the key of its sending, but no hidden fields", () => {
  writeDraft("kontakt", values, "the-key");
  expect(readDraft("kontakt")).toMatchObject({
    key: "the-key",
    values: { name: "Nachbarin", text: "Mein Text" },
  });
  expect(Object.keys(localStorage)).toEqual(["dorfforum-entwurf-kontakt"]);
  expect(Object.keys(readDraft("kontakt")?.values ?? {})).toEqual(["name", "text"]);
});

test("each form has a draft of its own, and it can be removed", () => {
  writeDraft("kontakt", values, "a");
  writeDraft("hilfe", values, "b");
  removeDraft("kontakt");
  expect(readDraft("kontakt")).toBeUndefined();
  expect(readDraft("hilfe")?.key).toBe("b");
});

test("a draft is removed after 30 days", () => {
  jest.useFakeTimers();
  writeDraft("kontakt", values, "a");
  jest.advanceTimersByTime(31 * 24 * 60 * 60 * 1000);
  expect(readDraft("kontakt")).toBeUndefined();
  expect(localStorage.length).toBe(0);
});

test("where storage is full or has other content there is no draft and no error", () => {
  const savedAt = Date.now();
  for (const content of ["{", "1", "{}", JSON.stringify({ key: "a", savedAt, values: { text: 1 } })]) {
    localStorage.setItem("dorfforum-entwurf-kontakt", content);
    expect(readDraft("kontakt")).toBeUndefined();
  }
  const denied = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("QuotaExceededError");
  });
  expect(writeDraft("kontakt", values, "a")).toBe(false);
  denied.mockRestore();
});

test("keys are unique and have the form that the CMS accepts", () => {
  expect(newKey()).toMatch(/^[\w-]{16,100}$/);
  expect(newKey()).not.toBe(newKey());
});

test("a sending removes its own draft, but not one that another tab has begun since", () => {
  writeDraft("kontakt", values, "begun-elsewhere");
  removeDraft("kontakt", "sent-here");
  expect(readDraft("kontakt")?.key).toBe("begun-elsewhere");
  removeDraft("kontakt", "begun-elsewhere");
  expect(readDraft("kontakt")).toBeUndefined();
});

test("emptying a form removes its draft", () => {
  writeDraft("kontakt", values, "a");
  expect(writeDraft("kontakt", { text: "", betreff_2: "" }, "a")).toBe(false);
  expect(localStorage.length).toBe(0);
});

test("a watcher hears of changes to its form's draft in other tabs until it is stopped", () => {
  const heard: (string | undefined)[] = [];
  const end = watchDraft("kontakt", (draft) => heard.push(draft?.values.text));
  const tell = (form: string) =>
    dispatchEvent(new StorageEvent("storage", { key: `dorfforum-entwurf-${form}` }));
  writeDraft("kontakt", values, "a");
  tell("kontakt");
  tell("hilfe");
  removeDraft("kontakt");
  tell("kontakt");
  end();
  tell("kontakt");
  expect(heard).toEqual(["Mein Text", undefined]);
});

test("whatever stands in the storage, a draft is whole or missing", () => {
  const almostDraft = fc.record({
    key: fc.oneof(fc.constant("key"), anyJson),
    savedAt: fc.oneof(fc.constant(Date.now()), fc.constant(String(Date.now())), anyJson),
    values: fc.oneof(fc.constant({ name: "A" }), fc.dictionary(anyText, anyJson), anyJson),
  });
  const stored = fc.oneof(
    anyText,
    fc.oneof(almostDraft, anyJson).map((value) => JSON.stringify(value)),
  );
  fc.assert(
    fc.property(stored, (text) => {
      localStorage.setItem("dorfforum-entwurf-kontakt", text);
      const draft = readDraft("kontakt");
      if (!draft) return;
      expect([typeof draft.key, typeof draft.savedAt]).toEqual(["string", "number"]);
      for (const value of Object.values(draft.values)) expect(typeof value).toBe("string");
    }),
  );
});

test("what was typed is read as it was", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom("name", "text", "page"), anyText), (typed) => {
      writeDraft("kontakt", typed, "key");
      const filled = Object.entries(typed).filter(([, text]) => text !== "");
      expect(readDraft("kontakt")?.values ?? {}).toEqual(Object.fromEntries(filled));
    }),
  );
});
