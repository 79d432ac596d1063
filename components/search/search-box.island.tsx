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
  /** `large` is the home page's second face of the same search, on wider screens only. */
  size: "small" | "large";
};

const closed: ListState = { open: false };

/** A search form of the browser's own, which this code only makes quicker: without it, it loads the results page. */
export function SearchBox({ size }: SearchBoxProps) {
  const id = useId();
  const listId = useId();
  const box = useSearchBox();
  const { text, listening } = box;
  const [isUsed, setUsed] = useState(false);
  const [list, setList] = useState(closed);
  const isAlive = useHydrated();
  const large = size === "large";

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 know no <search>
    <div
      role="search"
      className={styles.place}
      data-size={size}
      aria-label={large ? searchTexts.largeArea : searchTexts.area}
      onKeyDown={box.press}
      onBlur={box.leave}
    >
      <div className={classNames(styles.box, large && styles.large)} data-listening={listening || undefined}>
        <Search className={styles.sign} />
        <form id={id} className={styles.form} action={routes.search()} onSubmit={box.submit}>
          <input
            ref={box.input}
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
            onClick={() => box.ask(text)}
            onChange={(event) => box.type(event.target.value)}
            autoComplete="off"
            enterKeyHint="search"
          />
        </form>
        {/* A form of its own: without JavaScript too, clearing leads to the results without parameters. */}
        <form className={styles.clear} action={routes.search()} onSubmit={box.clear}>
          <button type="submit" aria-label={searchTexts.clear}>
            <X />
          </button>
        </form>
        <VoiceButton onStart={box.speak} />
        <button type="submit" form={id} className={styles.submit} aria-label={searchTexts.submit}>
          {large && <span>{searchTexts.submit}</span>}
          {large ? <ArrowRight /> : <Search />}
        </button>
      </div>
      <Suspense>
        {isUsed && (
          <Suggestions
            ref={box.keys}
            id={listId}
            asked={box.asked}
            onAsk={box.ask}
            text={text}
            onState={setList}
            onSearch={box.searchFor}
          />
        )}
      </Suspense>
      <Suspense>{box.attempt > 0 && <Voice key={box.attempt} onHeard={box.searchFor} />}</Suspense>
      {box.pending && <ProgressBar />}
    </div>
  );
}
