import { type RefObject, useEffect, useRef, useState } from "react";
import { type Draft, followDraft, newKey, readDraft, removeDraft, writeDraft } from "@/lib/forms/draft";
import { valuesOf } from "@/lib/forms/send-form";
import type { FormValues } from "@/lib/forms/values";

export type DraftState = "none" | "kept" | "restored" | "discarded";

type DraftOfForm = {
  form: string;
  element: RefObject<HTMLFormElement | null>;
  /** Whether the page already came with what was typed, which then counts more than the draft */
  isOwn: boolean;
  /** Puts a draft's values into the form; without them, what the page came with */
  restore: (values?: FormValues) => void;
};

/**
 * A form's draft on this device: written while its visitor types, given back after a reload, gone once it was sent.
 * It has the name of the sending that it becomes. Tabs that show the same draft send the same one, and a tab in which
 * nothing was typed follows the others; tabs whose texts began apart send each their own.
 */
export function useDraft({ form, element, isOwn, restore }: DraftOfForm) {
  const [state, setState] = useState<DraftState>("none");
  const key = useRef<string>(undefined);
  const isTypedHere = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the browser has taken over
  useEffect(() => {
    const take = (draft: Draft) => {
      key.current = draft.key;
      restore(draft.values);
      setState("restored");
    };
    const draft = readDraft(form);
    if (draft && element.current) {
      const isThere = holds(element.current, draft);
      if (!isOwn && !isThere && isAsItCame(element.current)) take(draft);
      // The browser or the server has given it back already. Any other text begins a sending of its own.
      else if (isThere) {
        key.current = draft.key;
        setState("kept");
      }
    }
    return followDraft(form, (now) => {
      if (isTypedHere.current) return;
      if (now) take(now);
      else if (key.current) {
        key.current = undefined;
        restore();
        setState("none");
      }
    });
  }, []);

  const currentKey = () => {
    key.current ??= newKey();
    return key.current;
  };

  const save = (from: HTMLFormElement) => {
    isTypedHere.current = true;
    const isKept = writeDraft(form, valuesOf(new FormData(from)), currentKey());
    setState((before) => (before === "restored" ? before : isKept ? "kept" : "none"));
  };

  const forget = (next: DraftState) => {
    isTypedHere.current = false;
    key.current = undefined;
    setState(next);
  };

  return {
    state,
    currentKey,
    save,
    /** What is sent next is another sending. */
    renewKey: (from: HTMLFormElement) => {
      key.current = newKey();
      save(from);
    },
    /** It was sent; another tab's draft of another text stays. */
    finish: () => {
      removeDraft(form, key.current);
      forget("none");
    },
    discard: () => {
      removeDraft(form);
      forget("discarded");
    },
  };
}

function holds(form: HTMLFormElement, { values }: Draft): boolean {
  const typed = valuesOf(new FormData(form));
  return Object.entries(values).every(([name, value]) => typed[name] === value);
}

/** What was typed before the browser took over counts more than an older draft. */
function isAsItCame(form: HTMLFormElement): boolean {
  return [...form.elements].every((field) => {
    if (field instanceof HTMLInputElement)
      return field.value === field.defaultValue && field.checked === field.defaultChecked;
    if (field instanceof HTMLTextAreaElement) return field.value === field.defaultValue;
    return true;
  });
}
