import { usePathname, useRouter, useSearchParams } from "next/navigation";
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useTransition,
} from "react";
import { storeSearch } from "@/lib/search/recent-searches";
import { useSearchStore } from "@/lib/search/search-store";
import { shellRoutes } from "@/lib/urls/shell-routes";
import type { SuggestionKeys } from "./use-active-option";

export function useSearchBox() {
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const suggestionKeys = useRef<SuggestionKeys>(null);
  const [text, setText] = useSearchText(input);
  const { listening, setListening } = useSearchStore();
  const [pending, startTransition] = useTransition();
  /** The text that suggestions are requested for; undefined while their list is closed */
  const [requested, setRequested] = useState<string>();
  /** Counts presses of the microphone; 0 without an attempt */
  const [voiceAttempt, setVoiceAttempt] = useState(0);

  const goTo = (path: string) => startTransition(() => router.push(path));

  const searchFor = (words: string) => {
    const q = words.trim();
    setText(q);
    setRequested(undefined);
    setVoiceAttempt(0);
    storeSearch(q);
    input.current?.blur();
    goTo(shellRoutes.search({ q }));
  };

  /** Escape closes the list, else stops listening, else clears the text. */
  const handleEscape = (isInText: boolean) => {
    if (listening) return setListening(false);
    setVoiceAttempt(0);
    if (isInText) setText("");
  };

  return {
    input,
    suggestionKeys,
    text,
    listening,
    pending,
    requested,
    setRequested,
    voiceAttempt,
    searchFor,
    startVoice: () => setVoiceAttempt(voiceAttempt + 1),
    submit: (event: FormEvent) => {
      event.preventDefault();
      searchFor(text);
    },
    clear: (event: FormEvent) => {
      event.preventDefault();
      setText("");
      setRequested(undefined);
      input.current?.focus();
      goTo(shellRoutes.search());
    },
    type: (typed: string) => {
      setText(typed);
      setRequested(typed);
      setListening(false);
      setVoiceAttempt(0);
    },
    press: (event: KeyboardEvent) => {
      const isInText = event.target === input.current;
      const isHandled = isInText && suggestionKeys.current?.press(event);
      const isEscape = event.key === "Escape" && !event.nativeEvent.isComposing;
      if (isHandled || isEscape) event.preventDefault();
      if (isEscape && !isHandled) handleEscape(isInText);
    },
    leave: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setRequested(undefined);
    },
  };
}

/** Follows the URL's `q` on results pages and stays elsewhere. The server, which must not write the store, takes the URL's. */
function useSearchText(input: RefObject<HTMLInputElement | null>): [string, (text: string) => void] {
  const { query, setQuery } = useSearchStore();
  // Control characters cannot be typed, and some would end an HTML document.
  const inUrl =
    useSearchParams()
      .get("q")
      ?.replace(/\p{Cc}+/gu, " ") ?? null;
  const followsUrl = usePathname().startsWith(shellRoutes.search()) || inUrl !== null;

  useEffect(() => {
    if (followsUrl) setQuery(inUrl ?? "");
  }, [followsUrl, inUrl, setQuery]);

  // Text that was typed before hydration is kept.
  useEffect(() => {
    const typed = input.current?.value;
    if (typed) setQuery(typed);
  }, [input, setQuery]);

  return [query ?? inUrl ?? "", setQuery];
}
