import { followDraft, newKey, readDraft, removeDraft, writeDraft } from "./draft";

const values = {
  name: "Nachbarin",
  text: "Mein Text",
  consent: "ja",
  betreff_2: "",
  _aufgabe: "abc",
  email: "",
};

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

test("a draft keeps what was typed and the name of its sending, and neither consent nor what is hidden", () => {
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

test("nobody finds a draft of last year", () => {
  jest.useFakeTimers();
  writeDraft("kontakt", values, "a");
  jest.advanceTimersByTime(31 * 24 * 60 * 60 * 1000);
  expect(readDraft("kontakt")).toBeUndefined();
  expect(localStorage.length).toBe(0);
});

test("where storage is forbidden or holds something else there is no draft, and no failure", () => {
  localStorage.setItem("dorfforum-entwurf-kontakt", "{");
  expect(readDraft("kontakt")).toBeUndefined();
  const denied = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("QuotaExceededError");
  });
  expect(writeDraft("kontakt", values, "a")).toBe(false);
  denied.mockRestore();
});

test("names of sendings are what the CMS takes, and never the same", () => {
  expect(newKey()).toMatch(/^[\w-]{16,100}$/);
  expect(newKey()).not.toBe(newKey());
});

test("what is sent removes its own draft, and none that another tab has begun since", () => {
  writeDraft("kontakt", values, "begun-elsewhere");
  removeDraft("kontakt", "sent-here");
  expect(readDraft("kontakt")?.key).toBe("begun-elsewhere");
  removeDraft("kontakt", "begun-elsewhere");
  expect(readDraft("kontakt")).toBeUndefined();
});

test("a form that was emptied again leaves nothing", () => {
  writeDraft("kontakt", values, "a");
  expect(writeDraft("kontakt", { text: "", consent: "ja" }, "a")).toBe(false);
  expect(localStorage.length).toBe(0);
});

test("other tabs are told of a form's own draft alone, until they listen no longer", () => {
  const heard: (string | undefined)[] = [];
  const end = followDraft("kontakt", (draft) => heard.push(draft?.values.text));
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
