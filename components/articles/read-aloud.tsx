import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icon.island";
import { spokenTextId } from "@/lib/browser/element-ids";
import { germanVoice, onVoicesChange } from "@/lib/browser/german-voice";
import { readAloudTexts as texts } from "@/lib/texts/articles";
import styles from "./read-aloud.module.css";
import { type ReadingState, SpeechReader } from "./speech-reader";
import { spokenSentences } from "./spoken-sentences";

const hasGermanVoice = () => "Segmenter" in Intl && germanVoice() !== undefined;

/** Reads the article aloud with speech synthesis. Renders nothing on devices without a German voice. */
export function ReadAloud() {
  const hasVoice = useSyncExternalStore(onVoicesChange, hasGermanVoice, () => false);
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

  const mainButtons: Record<ReadingState, { label: string; icon: IconName; onClick: () => void }> = {
    silent: { label: texts.readAloud, icon: "volume-2", onClick: start },
    failed: { label: texts.readAloud, icon: "volume-2", onClick: start },
    speaking: { label: texts.pause, icon: "pause", onClick: () => reader.current?.pause() },
    paused: { label: texts.resume, icon: "play", onClick: () => reader.current?.read() },
  };
  const main = mainButtons[state];

  return (
    <fieldset className={styles.controls} aria-label={texts.readAloud}>
      <Button ref={mainButton} onClick={main.onClick}>
        <Icon name={main.icon} />
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
          <Icon name="square" />
          {texts.stop}
        </Button>
      )}
      <p role="status">{state === "failed" && texts.failed}</p>
    </fieldset>
  );
}
