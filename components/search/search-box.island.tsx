"use client";

import { ArrowRight, Search, X } from "lucide-react";
import { Suspense, useId, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { ProgressBar } from "@/components/ui/progress-bar";
import { useHydrated } from "@/lib/browser/use-hydrated";
import { routes } from "@/lib/routes";
import { searchTexts } from "@/lib/texts/search";
import { Suggestions, Voice } from "./lazy-parts";
import styles from "./search-box.module.css";
import type { ListState } from "./suggestions";
import { useSearchBox } from "./use-search-box";
import { VoiceButton } from "./voice-button";

type SearchBoxProps = {
  /** `large` is a second box on the home page, on wider screens only. */
  size: "small" | "large";
};

/** A search form of the browser, which loads the results page without this code. */
export function SearchBox({ size }: SearchBoxProps) {
  const formId = useId();
  const listId = useId();
  const box = useSearchBox();
  const [wasFocused, setWasFocused] = useState(false);
  const [list, setList] = useState<ListState>({ open: false });
  /** Without its code no list can open: the field becomes a combobox once it is there. */
  const isHydrated = useHydrated();
  const isLarge = size === "large";

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 know no <search>
    <div
      role="search"
      className={styles.place}
      data-size={size}
      aria-label={isLarge ? searchTexts.largeArea : searchTexts.area}
      onKeyDown={box.press}
      onBlur={box.leave}
    >
      <div
        className={classNames(styles.box, isLarge && styles.large)}
        data-listening={box.listening || undefined}
      >
        <Search className={styles.sign} />
        <form id={formId} className={styles.form} action={routes.search()} onSubmit={box.submit}>
          <input
            ref={box.input}
            name="q"
            type="search"
            {...(isHydrated && { role: "combobox", "aria-autocomplete": "list", "aria-expanded": list.open })}
            aria-controls={list.open ? listId : undefined}
            aria-activedescendant={list.active}
            aria-label={searchTexts.label}
            placeholder={box.listening ? searchTexts.listening : searchTexts.placeholder}
            value={box.text}
            onFocus={() => setWasFocused(true)}
            onClick={() => box.setRequested(box.text)}
            onChange={(event) => box.type(event.target.value)}
            autoComplete="off"
            enterKeyHint="search"
          />
        </form>
        {/* A form of its own: without JavaScript too, it leads to the results without parameters. */}
        <form className={styles.clear} action={routes.search()} onSubmit={box.clear}>
          <button type="submit" aria-label={searchTexts.clear}>
            <X />
          </button>
        </form>
        <VoiceButton onStart={box.startVoice} />
        <button type="submit" form={formId} className={styles.submit} aria-label={searchTexts.submit}>
          {isLarge && <span>{searchTexts.submit}</span>}
          {isLarge ? <ArrowRight /> : <Search />}
        </button>
      </div>
      <Suspense>
        {wasFocused && (
          <Suggestions
            ref={box.suggestionKeys}
            id={listId}
            text={box.text}
            requested={box.requested}
            onRequest={box.setRequested}
            onState={setList}
            onSearch={box.searchFor}
          />
        )}
      </Suspense>
      <Suspense>{box.voiceAttempt > 0 && <Voice key={box.voiceAttempt} onText={box.searchFor} />}</Suspense>
      {box.pending && <ProgressBar />}
    </div>
  );
}
