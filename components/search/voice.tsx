import { X } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { useSearchStore } from "@/lib/search/search-store";
import { searchTexts, voiceTexts } from "@/lib/texts/search";
import { useRecognition } from "./use-recognition";
import styles from "./voice.module.css";
import { VoiceNotice } from "./voice-notice";

export type VoiceProps = { onText: (text: string) => void };

/** One attempt at a search by voice, from its mounting on: asks, listens, and says what went wrong. */
export function Voice({ onText }: VoiceProps) {
  const [phase, setPhase] = useRecognition(onText);
  const { listening } = useSearchStore();
  return (
    <>
      {phase.name === "asking" && <VoiceNotice withPack={phase.withPack} setPhase={setPhase} />}
      {phase.name === "problem" && (
        <div className={styles.problem} role="alert">
          <p>{voiceTexts.problems[phase.problem]}</p>
          <IconButton icon={X} label={voiceTexts.close} onClick={() => setPhase({ name: "over" })} />
        </div>
      )}
      <p className="sr-only" aria-live="polite">
        {listening ? searchTexts.listening : phase.name === "over" && voiceTexts.ended}
      </p>
    </>
  );
}
