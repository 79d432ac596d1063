import { type FormValues, hidden } from "./values";

/** `key` identifies the sending that the draft becomes, so that sending again after a reload stores nothing twice. */
export type Draft = { values: FormValues; key: string; savedAt: number };

const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

const storageKey = (form: string) => `dorfforum-entwurf-${form}`;

const notStored = new Set<string>(Object.values(hidden));

// A schema would have to be loaded with the page, before anything is typed.
const isDraft = (value: unknown): value is Draft =>
  typeof value === "object" &&
  value !== null &&
  "key" in value &&
  typeof value.key === "string" &&
  "savedAt" in value &&
  typeof value.savedAt === "number" &&
  "values" in value &&
  typeof value.values === "object" &&
  value.values !== null &&
  Object.values(value.values).every((text) => typeof text === "string");

/** The draft of a form on this device. Undefined where the browser forbids storage, and after 30 days. */
export function readDraft(form: string): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(storageKey(form)) ?? "null");
    if (isDraft(draft) && Date.now() - draft.savedAt < maxAgeMs) return draft;
    if (draft !== null) localStorage.removeItem(storageKey(form));
  } catch {
    // Storage is forbidden, or its content is no JSON: there is no draft.
  }
  return undefined;
}

/** Stores what was typed on this device. @returns false where nothing was typed, or storage is forbidden or full */
export function writeDraft(form: string, values: FormValues, key: string): boolean {
  const typed = Object.entries(values).filter(([name, value]) => value !== "" && !notStored.has(name));
  const draft: Draft = { values: Object.fromEntries(typed), key, savedAt: Date.now() };
  try {
    if (typed.length === 0) localStorage.removeItem(storageKey(form));
    else localStorage.setItem(storageKey(form), JSON.stringify(draft));
    return typed.length > 0;
  } catch {
    return false;
  }
}

/** @param key removes the draft only if it is of this sending: another tab may have begun one since */
export function removeDraft(form: string, key?: string): void {
  if (key !== undefined && readDraft(form)?.key !== key) return;
  try {
    localStorage.removeItem(storageKey(form));
  } catch {
    // Where storage is forbidden there is no draft.
  }
}

/** Calls `listener` when another tab writes or removes the form's draft. @returns a function that stops it */
export function watchDraft(form: string, listener: (draft: Draft | undefined) => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === storageKey(form)) listener(readDraft(form));
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}

/** A new key for one sending. crypto.randomUUID() does not exist on sites without HTTPS. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
