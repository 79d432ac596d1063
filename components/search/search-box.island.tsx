"use client";

import { ArrowRight, Search, X } from "lucide-react";
import { useRouter } from "next/navigation";
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  Suspense,
  useId,
  useRef,
  useState,
  useTransition,
} from "react";
import { useHydrated } from "@/components/layout/use-hydrated";
import { classNames } from "@/components/ui/class-names";
import { ProgressSign } from "@/components/ui/progress-sign";
import { routes } from "@/lib/routes";
import { rememberSearch } from "@/lib/search/recent-searches";
import { useSearchStore } from "@/lib/search/search-store";
import { searchTexts } from "@/lib/texts/shell";
import { Suggestions, Voice } from "./loaded-when-used";
import styles from "./search-box.module.css";
import type { ListState, SuggestionKeys } from "./suggestions";
import { useSearchText } from "./use-search-text";
import { VoiceButton } from "./voice-button";

type SearchBoxProps = {
  /** `large` is the home page's second face of the same search, on wider screens only. */
  size: "small" | "large";
};

const closed: ListState = { open: false };

/** A search form of the browser's own, which this code only makes quicker: without it, it loads the results page. */
export function SearchBox({ size }: SearchBoxProps) {
  const id = useId();
  const listId = useId();
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<SuggestionKeys>(null);
  const [text, setText] = useSearchText(input);
  const { listening, setListening } = useSearchStore();
  const [pending, startTransition] = useTransition();
  const [isUsed, setUsed] = useState(false);
  // What the visitor wants suggestions for; undefined while they want none.
  const [asked, setAsked] = useState<string>();
  const [list, setList] = useState(closed);
  const [attempt, setAttempt] = useState(0);
  const isAlive = useHydrated();
  const large = size === "large";

  const go = (path: string) => startTransition(() => router.push(path));

  const searchFor = (words: string) => {
    const q = words.trim();
    setText(q);
    setAsked(undefined);
    setListening(false);
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

  const press = (event: KeyboardEvent) => {
    const isUsedUp = event.target === input.current && keys.current?.press(event);
    if (isUsedUp) return event.preventDefault();
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    if (listening || attempt > 0) {
      setListening(false);
      setAttempt(0);
    } else if (event.target === input.current && text) setText("");
    else return;
    event.preventDefault();
  };

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setAsked(undefined);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 know no <search>
    <div
      role="search"
      className={styles.place}
      data-size={size}
      aria-label={large ? searchTexts.largeArea : searchTexts.area}
      onKeyDown={press}
      onBlur={leave}
    >
      <div className={classNames(styles.box, large && styles.large)} data-listening={listening || undefined}>
        <Search className={styles.sign} />
        <form id={id} className={styles.form} action={routes.search()} onSubmit={submit}>
          <input
            ref={input}
            name="q"
            type="search"
            // Without JavaScript there is no list, and it is what its type says: a search box.
            {...(isAlive && { role: "combobox", "aria-autocomplete": "list", "aria-expanded": list.open })}
            aria-controls={list.open ? listId : undefined}
            aria-activedescendant={list.active}
            aria-label={searchTexts.label}
            placeholder={listening ? searchTexts.listening : searchTexts.placeholder}
            value={text}
            onFocus={() => setUsed(true)}
            onClick={() => setAsked(text)}
            onChange={(event) => type(event.target.value)}
            autoComplete="off"
            enterKeyHint="search"
          />
        </form>
        {/* A form of its own: without JavaScript too, clearing leads to the results without parameters. */}
        <form className={styles.clear} action={routes.search()} onSubmit={clear}>
          <button type="submit" aria-label={searchTexts.clear}>
            <X />
          </button>
        </form>
        <VoiceButton onStart={() => setAttempt(attempt + 1)} />
        <button type="submit" form={id} className={styles.submit} aria-label={searchTexts.submit}>
          {large ? <span>{searchTexts.submit}</span> : null}
          {large ? <ArrowRight /> : <Search />}
        </button>
      </div>
      <Suspense>
        {isUsed && (
          <Suggestions
            ref={keys}
            id={listId}
            asked={asked}
            onAsk={setAsked}
            text={text}
            onState={setList}
            onSearch={searchFor}
          />
        )}
      </Suspense>
      <Suspense>{attempt > 0 && <Voice key={attempt} onHeard={searchFor} />}</Suspense>
      {pending ? <ProgressSign /> : null}
    </div>
  );
}
