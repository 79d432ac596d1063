import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { changedFields } from "@/lib/forms/changed-fields";
import { type Draft, newKey, readDraft, removeDraft, watchDraft, writeDraft } from "@/lib/forms/draft";
import { type FormValues, valuesOf } from "@/lib/forms/values";

export type DraftState = "none" | "saved" | "restored" | "discarded";

type FormOfDraft = {
  form: string;
  element: RefObject<HTMLFormElement | null>;
  values: FormValues;
  /** Those of them that a draft does not replace */
  fixed?: FormValues;
  /** Whether these values were typed before and so count more than a draft */
  areTyped: boolean;
  /** Whether it is stored on this device. A correction is not: the CMS has what was sent, and a draft is a new sending. */
  isKept: boolean;
};

/**
 * A form's draft on this device: written while its visitor types, restored after a reload, removed once it was sent.
 * It has the key of the sending that it becomes. Tabs that show the same draft send the same sending, and a tab in
 * which nothing was typed follows the others; tabs whose texts began apart send each their own.
 */
export function useDraft({ form, element, values, fixed, areTyped, isKept }: FormOfDraft) {
  const [state, setState] = useState<DraftState>("none");
  const [shown, setShown] = useState({ values, version: 0 });
  const key = useRef<string>(undefined);
  const wasTypedIn = useRef(false);
  const focusedId = useRef<string>(undefined);

  function show(next: FormValues) {
    const { activeElement } = document;
    focusedId.current = element.current?.contains(activeElement) ? activeElement?.id : undefined;
    setShown(({ version }) => ({ values: next, version: version + 1 }));
  }

  // A field is made anew to be filled: the one with the focus gives it to the one in its place.
  useLayoutEffect(() => {
    if (shown.version > 0 && focusedId.current) document.getElementById(focusedId.current)?.focus();
  }, [shown.version]);

  function restore(draft: Draft, chosen: FormValues = {}) {
    key.current = draft.key;
    show({ ...values, ...draft.values, ...fixed, ...chosen });
    setState("restored");
  }

  /** Ends this sending. The next text gets a new key. */
  function reset(next: DraftState) {
    wasTypedIn.current = false;
    key.current = undefined;
    setState(next);
  }

  const begin = useEffectEvent(() => {
    const draft = readDraft(form);
    if (!draft || !element.current) return;
    const changed = changedFields(element.current);
    // The browser or the server may have restored it already. Any other text is a new sending; a choice from a list is none,
    // and stays when the draft is restored.
    if (containsDraft(element.current, draft)) {
      key.current = draft.key;
      setState("saved");
    } else if (!areTyped && changed.every((field) => field instanceof HTMLSelectElement))
      restore(draft, Object.fromEntries(changed.map(({ name, value }) => [name, value])));
  });

  const followOtherTab = useEffectEvent((draft: Draft | undefined) => {
    if (wasTypedIn.current) return;
    if (draft) restore(draft);
    else if (key.current) {
      show(values);
      reset("none");
    }
  });

  useEffect(() => {
    if (!isKept) return undefined;
    begin();
    return watchDraft(form, (draft) => followOtherTab(draft));
  }, [form, isKept]);

  function currentKey(): string {
    key.current ??= newKey();
    return key.current;
  }

  function save(from: HTMLFormElement) {
    if (!isKept) return;
    wasTypedIn.current = true;
    const isSaved = writeDraft(form, valuesOf(new FormData(from)), currentKey());
    setState((before) => (before === "restored" ? before : isSaved ? "saved" : "none"));
  }

  return {
    state,
    /** The initial values of the fields. With another version they have to be filled again. */
    shown,
    currentKey,
    save,
    /** The same text will be another sending. */
    renewKey: (from: HTMLFormElement) => {
      key.current = newKey();
      save(from);
    },
    /** Removes the draft once it was sent. Another tab's draft of another text stays. */
    finish: () => {
      if (isKept) removeDraft(form, key.current);
      reset("none");
    },
    discard: () => {
      removeDraft(form);
      show(values);
      reset("discarded");
    },
  };
}

function containsDraft(form: HTMLFormElement, { values }: Draft): boolean {
  const typed = valuesOf(new FormData(form));
  return Object.entries(values).every(([name, value]) => typed[name] === value);
}
