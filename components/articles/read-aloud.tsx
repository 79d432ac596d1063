import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icon.island";
import { spokenTextId } from "@/lib/browser/element-ids";
import { onVoicesChange, voiceOf, voicesAreKnown } from "@/lib/browser/voices";
import { readAloudTexts as texts } from "@/lib/texts/articles";
import styles from "./read-aloud.module.css";
import { type ReadingState, SpeechReader } from "./speech-reader";
import { spokenSentences } from "./spoken-sentences";

type ReadAloudProps = {
  /** That of the article: "de" */
  language: string;
};

/** "Ukrainisch" */
const nameOf = (language: string) =>
  new Intl.DisplayNames("de", { type: "language" }).of(language) ?? language;

/**
 * Reads the article aloud with speech synthesis. On devices without a voice of its language nothing is offered; of another
 * language than German that is said, since most devices have none.
 */
export function ReadAloud({ language }: ReadAloudProps) {
  const hasVoice = useSyncExternalStore(
    onVoicesChange,
    () => "Segmenter" in Intl && voiceOf(language) !== undefined,
    () => false,
  );
  const isKnown = useSyncExternalStore(onVoicesChange, voicesAreKnown, () => false);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
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

  if (!hasVoice) {
    const isSaid = isKnown && language !== "de";
    return isSaid && <p className="muted">{texts.noVoice(nameOf(language))}</p>;
  }

  const start = () => {
    const text = document.getElementById(spokenTextId);
    if (!text) return;
    const sentences = spokenSentences(text);
    const spoken = [...new Set(sentences.map((sentence) => sentence.language))];
    setLeftOut(spoken.filter((each) => voiceOf(each) === undefined).map(nameOf));
    reader.current = new SpeechReader(sentences, voiceOf, setState);
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
      <p role="status">{state === "failed" ? texts.failed : leftOut.length > 0 && texts.leftOut(leftOut)}</p>
    </fieldset>
  );
}
