import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { useSearchStore } from "@/lib/search/search-store";
import { listen, type VoiceProblem } from "@/lib/search/voice/listen";
import { createRecognition, getListener } from "@/lib/search/voice/speech-recognition";
import { hasVoiceConsent } from "@/lib/search/voice/voice-consent";

export type VoicePhase =
  | { name: "preparing" | "over" }
  | { name: "asking"; withPack: boolean }
  | { name: "listening"; onDevice: boolean }
  | { name: "problem"; problem: VoiceProblem };

/**
 * One attempt at speech recognition: finds out who would hear, then listens if that is this device alone or the visitor
 * has consented. `listening` in the store stops it from anywhere, and so does another page.
 */
export function useRecognition(onEnd: (text: string) => void) {
  const [phase, setPhase] = useState<VoicePhase>({ name: "preparing" });
  const { setListening, setQuery } = useSearchStore();
  const page = `${usePathname()}?${useSearchParams()}`;

  useEffect(() => {
    let isMounted = true;
    void getListener().then((listener) => {
      if (!isMounted) return;
      if (listener === "device") setPhase({ name: "listening", onDevice: true });
      else if (hasVoiceConsent()) setPhase({ name: "listening", onDevice: false });
      else setPhase({ name: "asking", withPack: listener === "device with pack" });
    });
    return () => {
      isMounted = false;
    };
  }, []);

  const onDevice = phase.name === "listening" ? phase.onDevice : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one recognition per attempt, whatever is rendered meanwhile
  useEffect(() => {
    const recognition = onDevice === undefined ? undefined : createRecognition(onDevice);
    if (!recognition) return;
    setListening(true);
    const cancel = listen(recognition, {
      onText: setQuery,
      onEnd: (end) => {
        setListening(false);
        if (end === "stopped") return setPhase({ name: "over" });
        if ("problem" in end) return setPhase({ name: "problem", problem: end.problem });
        setPhase({ name: "over" });
        onEnd(end.text);
      },
    });
    const unsubscribe = useSearchStore.subscribe(({ listening }) => {
      if (!listening) setPhase({ name: "over" });
    });
    return () => {
      unsubscribe();
      cancel();
      setListening(false);
    };
  }, [onDevice]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a visitor who goes to another page has stopped speaking
  useEffect(() => () => setListening(false), [page]);

  return [phase, setPhase] as const;
}
