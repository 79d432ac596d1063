"use client";

import { Pause, Play, Square, Volume2 } from "lucide-react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { spokenTextId } from "@/lib/browser/element-ids";
import { readAloudTexts as texts } from "@/lib/texts/articles";
import styles from "./read-aloud.module.css";
import { type ReadingState, SpeechReader } from "./speech-reader";
import { spokenSentences } from "./spoken-sentences";

const isSupported = () =>
  "speechSynthesis" in window && "SpeechSynthesisUtterance" in window && "Segmenter" in Intl;

/** A German voice that runs on the device. Remote voices are excluded: they send the text to the browser's vendor. */
function germanVoice(): SpeechSynthesisVoice | undefined {
  if (!isSupported()) return undefined;
  const german = speechSynthesis
    .getVoices()
    .filter(({ lang, localService }) => localService && /^de\b/i.test(lang));
  return german.find(({ lang }) => /^de[-_]DE/i.test(lang)) ?? german[0];
}

function subscribe(onChange: () => void) {
  if (!isSupported()) return () => {};
  // Most browsers load their voices asynchronously.
  speechSynthesis.addEventListener?.("voiceschanged", onChange);
  return () => speechSynthesis.removeEventListener?.("voiceschanged", onChange);
}

const hasGermanVoice = () => germanVoice() !== undefined;

/** Reads the article aloud with speech synthesis. Renders nothing on devices without a German voice. */
export function ReadAloud() {
  const hasVoice = useSyncExternalStore(subscribe, hasGermanVoice, () => false);
  const [state, setState] = useState<ReadingState>("silent");
  const reader = useRef<SpeechReader>(undefined);
  const mainButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const stop = () => reader.current?.stop();
    addEventListener("pagehide", stop);
    return () => {
      removeEventListener("pagehide", stop);
      stop();
    };
  }, []);

  if (!hasVoice) return null;

  const start = () => {
    const text = document.getElementById(spokenTextId);
    const voice = germanVoice();
    if (!text || !voice) return;
    reader.current = new SpeechReader(spokenSentences(text), voice, setState);
    reader.current.read();
  };

  const main = {
    silent: { label: texts.readAloud, icon: Volume2, onClick: start },
    failed: { label: texts.readAloud, icon: Volume2, onClick: start },
    speaking: { label: texts.pause, icon: Pause, onClick: () => reader.current?.pause() },
    paused: { label: texts.resume, icon: Play, onClick: () => reader.current?.read() },
  }[state];

  return (
    <fieldset className={styles.controls} aria-label={texts.readAloud}>
      <Button ref={mainButton} onClick={main.onClick}>
        <main.icon />
        {main.label}
      </Button>
      {(state === "speaking" || state === "paused") && (
        <Button
          variant="quiet"
          onClick={() => {
            reader.current?.stop();
            mainButton.current?.focus();
          }}
        >
          <Square />
          {texts.stop}
        </Button>
      )}
      <p role="status">{state === "failed" && texts.failed}</p>
    </fieldset>
  );
}
