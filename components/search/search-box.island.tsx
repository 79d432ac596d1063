"use client";

import { type ComponentType, lazy, Suspense, useEffect, useId, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon.island";
import { ProgressBar } from "@/components/ui/progress-bar";
import { useHydrated } from "@/lib/browser/use-hydrated";
import { whenIdle } from "@/lib/browser/when-idle";
import { useSearchStore } from "@/lib/search/search-store";
import { searchTexts } from "@/lib/texts/search-box";
import { shellRoutes } from "@/lib/urls/shell-routes";
import styles from "./search-box.module.css";
import type { ListState, SuggestionsProps } from "./suggestions";
import { useSearchBox } from "./use-search-box";
import type { VoiceProps } from "./voice";

// Loaded with the first focus and the first press of the microphone. Offline the box remains a plain form.
const nothing = { default: () => null };

const Suggestions = lazy<ComponentType<SuggestionsProps>>(() =>
  import("./suggestions").then((loaded) => ({ default: loaded.Suggestions })).catch(() => nothing),
);
const Voice = lazy<ComponentType<VoiceProps>>(() =>
  import("./voice").then((loaded) => ({ default: loaded.Voice })).catch(() => nothing),
);

/**
 * A search form of the browser, which loads the results page without this code. `large` is a second box on the home
 * page, on wider screens only.
 */
export function SearchBox({ size }: { size: "small" | "large" }) {
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
        <Icon name="search" className={styles.sign} />
        <form id={formId} className={styles.form} action={shellRoutes.search()} onSubmit={box.submit}>
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
        <form className={styles.clear} action={shellRoutes.search()} onSubmit={box.clear}>
          <button type="submit" aria-label={searchTexts.clear}>
            <Icon name="x" />
          </button>
        </form>
        <VoiceButton onStart={box.startVoice} />
        <button type="submit" form={formId} className={styles.submit} aria-label={searchTexts.submit}>
          {isLarge && <span>{searchTexts.submit}</span>}
          {isLarge ? <Icon name="arrow-right" /> : <Icon name="search" />}
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

const canListen = () => "SpeechRecognition" in window || "webkitSpeechRecognition" in window;

function VoiceButton({ onStart }: { onStart: () => void }) {
  const { listening, supported, setListening, setSupported } = useSearchStore();
  useEffect(() => whenIdle(() => setSupported(canListen())), [setSupported]);
  if (!supported) return null;
  return (
    <button
      type="button"
      className={styles.voice}
      aria-label={listening ? searchTexts.stopVoice : searchTexts.startVoice}
      aria-pressed={listening}
      onClick={() => (listening ? setListening(false) : onStart())}
    >
      <Icon name="mic" />
    </button>
  );
}
