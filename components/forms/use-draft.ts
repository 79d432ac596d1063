import { useCallback, useEffect, useRef, useState } from "react";
import { newKey, readDraft, removeDraft, writeDraft } from "@/lib/forms/draft";
import { valuesOf } from "@/lib/forms/send-form";
import type { FormValues } from "@/lib/forms/values";

type DraftState = "none" | "kept" | "restored" | "discarded";

/**
 * A form's draft on this device: written while its visitor types, given back after a reload, gone once it was sent.
 * `key` names the sending that it becomes; two tabs with the same draft have the same one.
 *
 * @param isOwn whether the page already came with what was typed, which then counts more than the draft
 * @param restore puts a draft's values into the form
 */
export function useDraft(form: string, isOwn: boolean, restore: (values: FormValues) => void) {
  const [state, setState] = useState<DraftState>("none");
  const key = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the browser has taken over
  useEffect(() => {
    const draft = readDraft(form);
    if (!draft) return;
    key.current = draft.key;
    if (isOwn) return;
    restore(draft.values);
    setState("restored");
  }, []);

  const currentKey = useCallback(() => {
    key.current ??= readDraft(form)?.key ?? newKey();
    return key.current;
  }, [form]);

  const save = useCallback(
    (element: HTMLFormElement) => {
      const isKept = writeDraft(form, valuesOf(new FormData(element)), currentKey());
      setState((before) => (before === "restored" ? before : isKept ? "kept" : "none"));
    },
    [form, currentKey],
  );

  return {
    state,
    currentKey,
    save,
    /** What is sent next is another sending. */
    renewKey: (element: HTMLFormElement) => {
      key.current = newKey();
      save(element);
    },
    remove: (next: "none" | "discarded") => {
      removeDraft(form);
      key.current = undefined;
      setState(next);
    },
  };
}
