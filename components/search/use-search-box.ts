import { useRouter } from "next/navigation";
import { type FocusEvent, type FormEvent, type KeyboardEvent, useRef, useState, useTransition } from "react";
import { routes } from "@/lib/routes";
import { rememberSearch } from "@/lib/search/recent-searches";
import { useSearchStore } from "@/lib/search/search-store";
import type { SuggestionKeys } from "./suggestions";
import { useSearchText } from "./use-search-text";

/** What one face of the search does: type, search, clear, ask for suggestions, speak. */
export function useSearchBox() {
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<SuggestionKeys>(null);
  const [text, setText] = useSearchText(input);
  const { listening, setListening } = useSearchStore();
  const [pending, startTransition] = useTransition();
  // What the visitor wants suggestions for; undefined while they want none.
  const [asked, setAsked] = useState<string>();
  // Each press of the microphone is an attempt of its own; 0 is none.
  const [attempt, setAttempt] = useState(0);

  const go = (path: string) => startTransition(() => router.push(path));

  const searchFor = (words: string) => {
    const q = words.trim();
    setText(q);
    setAsked(undefined);
    setAttempt(0);
    rememberSearch(q);
    input.current?.blur();
    go(routes.search({ q }));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    searchFor(text);
  };

  const clear = (event: FormEvent) => {
    event.preventDefault();
    setText("");
    setAsked(undefined);
    input.current?.focus();
    go(routes.search());
  };

  const type = (typed: string) => {
    setText(typed);
    setAsked(typed);
    setListening(false);
    setAttempt(0);
  };

  /** Escape ends what is nearest: the list, listening, and last the text. */
  const press = (event: KeyboardEvent) => {
    const isInText = event.target === input.current;
    const isUsedUp = isInText && keys.current?.press(event);
    if (!isUsedUp && (event.key !== "Escape" || event.nativeEvent.isComposing)) return;
    event.preventDefault();
    if (isUsedUp) return;
    if (listening) return setListening(false);
    setAttempt(0);
    if (isInText) setText("");
  };

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setAsked(undefined);
  };

  return {
    ...{ input, keys, text, listening, pending, asked, attempt },
    ...{ ask: setAsked, speak: () => setAttempt(attempt + 1), searchFor, submit, clear, type, press, leave },
  };
}
