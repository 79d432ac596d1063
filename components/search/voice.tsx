import { X } from "lucide-react";
import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { useSearchStore } from "@/lib/search/search-store";
import { listen, type VoiceProblem } from "@/lib/search/voice/listen";
import { createRecognition, getListener } from "@/lib/search/voice/speech-recognition";
import { mayServiceHear } from "@/lib/search/voice/voice-consent";
import { searchTexts, voiceTexts } from "@/lib/texts/search";
import styles from "./voice.module.css";
import { VoiceNotice } from "./voice-notice";

type Phase =
  | { name: "preparing" | "over" }
  | { name: "asking"; withPack: boolean }
  | { name: "listening"; onDevice: boolean }
  | { name: "problem"; problem: VoiceProblem };

export type VoiceProps = { onHeard: (text: string) => void };

/**
 * One attempt at searching by voice, from its mounting on: finds out who would hear, asks where that is not this
 * device alone, listens, and searches what was understood. `listening` in the store stops it from anywhere.
 */
export function Voice({ onHeard }: VoiceProps) {
  const [phase, setPhase] = useState<Phase>({ name: "preparing" });
  const { listening, setListening, setQuery } = useSearchStore();
  const place = `${usePathname()}?${useSearchParams()}`;
  const start = (onDevice: boolean) => setPhase({ name: "listening", onDevice });

  useEffect(() => {
    let isWanted = true;
    void getListener().then((listener) => {
      if (!isWanted) return;
      if (listener === "device") setPhase({ name: "listening", onDevice: true });
      else if (mayServiceHear()) setPhase({ name: "listening", onDevice: false });
      else setPhase({ name: "asking", withPack: listener === "device with pack" });
    });
    return () => {
      isWanted = false;
    };
  }, []);

  const onDevice = phase.name === "listening" ? phase.onDevice : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one recognition per attempt, whatever is rendered meanwhile
  useEffect(() => {
    if (onDevice === undefined) return;
    const recognition = createRecognition(onDevice);
    if (!recognition) return;
    setListening(true);
    const giveUp = listen(recognition, {
      onText: setQuery,
      onEnd: (end) => {
        setListening(false);
        if (end === "stopped") return setPhase({ name: "over" });
        if ("problem" in end) return setPhase({ name: "problem", problem: end.problem });
        setPhase({ name: "over" });
        onHeard(end.text);
      },
    });
    const unsubscribe = useSearchStore.subscribe((state) => {
      if (!state.listening) setPhase({ name: "over" });
    });
    return () => {
      unsubscribe();
      giveUp();
      setListening(false);
    };
  }, [onDevice]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever goes to another page has stopped speaking
  useEffect(() => () => setListening(false), [place]);

  return (
    <>
      {phase.name === "asking" && (
        <VoiceNotice
          withPack={phase.withPack}
          onStart={start}
          onProblem={(problem) => setPhase({ name: "problem", problem })}
          onCancel={() => setPhase({ name: "over" })}
        />
      )}
      {phase.name === "problem" && (
        <div className={styles.problem} role="alert">
          <p>{voiceTexts.problems[phase.problem]}</p>
          <IconButton icon={X} label={voiceTexts.close} onClick={() => setPhase({ name: "over" })} />
        </div>
      )}
      <p className="sr-only" aria-live="polite">
        {listening ? searchTexts.listening : phase.name === "over" ? voiceTexts.ended : ""}
      </p>
    </>
  );
}
