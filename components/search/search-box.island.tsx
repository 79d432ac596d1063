"use client";

import { ArrowRight, Search, X } from "lucide-react";
import { useRouter } from "next/navigation";
import { type FormEvent, useId, useRef, useTransition } from "react";
import { classNames } from "@/components/ui/class-names";
import { ProgressSign } from "@/components/ui/progress-sign";
import { routes } from "@/lib/routes";
import { useSearchStore } from "@/lib/search/search-store";
import { searchTexts } from "@/lib/texts/shell";
import styles from "./search-box.module.css";
import { useSearchText } from "./use-search-text";
import { VoiceButton } from "./voice-button";

type SearchBoxProps = {
  /** `large` is the home page's second face of the same search, on wider screens only. */
  size: "small" | "large";
};

/** A search form of the browser's own, which this code only makes quicker: without it, it loads the results page. */
export function SearchBox({ size }: SearchBoxProps) {
  const id = useId();
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useSearchText(input);
  const listening = useSearchStore((state) => state.listening);
  const [pending, startTransition] = useTransition();
  const large = size === "large";

  const search = (event: FormEvent) => {
    event.preventDefault();
    input.current?.blur();
    startTransition(() => router.push(routes.search({ q: text.trim() })));
  };

  const clear = (event: FormEvent) => {
    event.preventDefault();
    setText("");
    input.current?.focus();
    startTransition(() => router.push(routes.search()));
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 know no <search>
    <div
      role="search"
      className={styles.place}
      data-size={size}
      aria-label={large ? searchTexts.largeArea : searchTexts.area}
    >
      <div className={classNames(styles.box, large && styles.large)} data-listening={listening || undefined}>
        <Search className={styles.sign} />
        <form id={id} className={styles.form} action={routes.search()} onSubmit={search}>
          <input
            ref={input}
            name="q"
            type="search"
            aria-label={searchTexts.label}
            placeholder={listening ? searchTexts.listening : searchTexts.placeholder}
            value={text}
            onChange={(event) => setText(event.target.value)}
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
        <VoiceButton />
        <button type="submit" form={id} className={styles.submit} aria-label={searchTexts.submit}>
          {large ? <span>{searchTexts.submit}</span> : null}
          {large ? <ArrowRight /> : <Search />}
        </button>
      </div>
      {pending ? <ProgressSign /> : null}
    </div>
  );
}
