import { type FormValues, hidden } from "./values";

/** `key` names the sending that the draft becomes, so that a retry after a reload stores nothing twice. */
export type Draft = { values: FormValues; key: string; savedAt: number };

/** A draft that nobody came back to for so long is thrown away, in milliseconds. */
const lifetime = 30 * 24 * 60 * 60 * 1000;

const nameOf = (form: string) => `dorfforum-entwurf-${form}`;

/** A tick of consent belongs to one sending. */
const notKept = new Set<string>([...Object.values(hidden), "consent"]);

/** What this device keeps of a form. Nothing where the browser forbids storage, or when it is too old. */
export function readDraft(form: string): Draft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(nameOf(form)) ?? "null") as Draft | null;
    if (draft && Date.now() - draft.savedAt < lifetime) return draft;
    if (draft) localStorage.removeItem(nameOf(form));
  } catch {
    // Storage is forbidden, or holds what we did not write: then there is no draft.
  }
  return undefined;
}

/** Keeps what was typed on this device. @returns false where nothing was, or where the browser forbids it or has no room */
export function writeDraft(form: string, values: FormValues, key: string): boolean {
  const typed = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== "" && !notKept.has(name)),
  );
  try {
    if (Object.keys(typed).length === 0) {
      localStorage.removeItem(nameOf(form));
      return false;
    }
    localStorage.setItem(
      nameOf(form),
      JSON.stringify({ values: typed, key, savedAt: Date.now() } satisfies Draft),
    );
    return true;
  } catch {
    return false;
  }
}

/** @param key only the draft of this sending, and none that another tab has begun since */
export function removeDraft(form: string, key?: string): void {
  if (key !== undefined && readDraft(form)?.key !== key) return;
  try {
    localStorage.removeItem(nameOf(form));
  } catch {
    // Where storage is forbidden there is no draft.
  }
}

/** Tells of the form's draft as other tabs write or remove it. @returns how to end it */
export function followDraft(form: string, listener: (draft: Draft | undefined) => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === nameOf(form)) listener(readDraft(form));
  };
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}

/** A new name for one sending. Not randomUUID(), which a site without HTTPS does not have. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
