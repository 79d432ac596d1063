/* What an editor typed into a form and has not saved, on their device (docs/datenschutz.md). */

type Values = Record<string, unknown>;

/** `changes` holds the fields that differ from the entry as it was at `updatedAt` (ISO, none for a new entry). */
export type FormDraft = { changes: Values; updatedAt?: unknown; savedAt: number };

const prefix = "dorfforum-redaktion-entwurf";
const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

/** @param entry its type and documentId */
export const draftKey = (user: unknown, entry: string) => `${prefix} ${user} ${entry}`;

/** @param documentId none for a new entry and for single types */
export const entryOf = ({ model, documentId = "create" }: { model: string; documentId?: string }) =>
  `${model} ${documentId}`;

function readDraft(key: string): FormDraft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(key) ?? "null") as FormDraft | null;
    return draft && Date.now() - draft.savedAt < maxAgeMs ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** The draft of a form that shows other values */
export function findDraft(key: string, shown: Values): FormDraft | undefined {
  const draft = readDraft(key);
  return draft && Object.keys(changedFields(draft.changes, shown)).length > 0 ? draft : undefined;
}

/** The fields whose values are other than the saved ones. */
export const changedFields = (values: Values, saved: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value ?? null) !== JSON.stringify(saved[name] ?? null),
    ),
  );

export function writeDraft(key: string, draft: FormDraft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is forbidden or full. The form still warns before it is closed.
  }
}

export const removeDraft = (key: string): void => localStorage.removeItem(key);

export function removeOldDrafts(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(prefix) && !readDraft(key)) removeDraft(key);
}
