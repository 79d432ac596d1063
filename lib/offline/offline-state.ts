import { offlineTexts as texts } from "./base/texts";
import { removeOffline, SavingError, saveForOffline, storedBytes } from "./offline-reading";

/** What the button does next, and what is said beside it */
export type OfflineState = { kind: "nothing" | "saving" | "saved"; status?: string };

export async function currentState(): Promise<OfflineState> {
  const bytes = await storedBytes();
  return bytes === undefined ? { kind: "nothing" } : { kind: "saved", status: texts.saved(bytes) };
}

export async function save(): Promise<OfflineState> {
  try {
    await saveForOffline();
    return await currentState();
  } catch (error) {
    const reason = error instanceof SavingError ? error.reason : "unknown";
    return { kind: "nothing", status: texts.failures[reason] };
  }
}

export async function remove(): Promise<OfflineState> {
  await removeOffline();
  return { kind: "nothing", status: texts.removed };
}
