import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon.island";
import { toSpokenGerman } from "@/lib/browser/spoken-german";
import { onVoicesChange, voiceOf } from "@/lib/browser/voices";
import { useSearchStore } from "@/lib/search/search-store";
import { answerBoxTexts } from "@/lib/texts/search";

/** Voices that have not loaded by then are not waited for. */
const maxVoiceDelayMs = 1500;

export type SpokenAnswerProps = {
  text: string;
  /** Whether the answer is still to come */
  isInterim?: boolean;
};

/** Reads the answer to a spoken question aloud while it is mounted, if the device has a German voice of its own. */
export function SpokenAnswer({ text, isInterim = false }: SpokenAnswerProps) {
  const { setSpokenQuery } = useSearchStore();
  const end = () => setSpokenQuery(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is read once
  useEffect(() => {
    let utterance: SpeechSynthesisUtterance | undefined;
    const speak = () => {
      const voice = voiceOf("de");
      if (!voice || utterance) return;
      utterance = new SpeechSynthesisUtterance(toSpokenGerman(text));
      utterance.lang = voice.lang;
      utterance.voice = voice;
      if (!isInterim) utterance.onend = end;
      utterance.onerror = end;
      speechSynthesis.speak(utterance);
    };
    const stopWaiting = onVoicesChange(speak);
    const timer = setTimeout(() => utterance || end(), maxVoiceDelayMs);
    speak();
    addEventListener("pagehide", end);
    return () => {
      stopWaiting();
      clearTimeout(timer);
      removeEventListener("pagehide", end);
      if (!utterance) return;
      utterance.onend = null;
      utterance.onerror = null;
      speechSynthesis.cancel();
    };
  }, []);

  return (
    <p>
      <Button onClick={end}>
        <Icon name="square" />
        {answerBoxTexts.stopReading}
      </Button>
    </p>
  );
}
