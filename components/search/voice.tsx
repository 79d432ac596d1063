import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useId, useRef, useState } from "react";
import { Button, IconButton } from "@/components/ui/button";
import { useSearchStore } from "@/lib/search/search-store";
import { listen, type VoiceProblem } from "@/lib/search/voice/listen";
import { createRecognition, getListener, installGerman } from "@/lib/search/voice/speech-recognition";
import { hasVoiceConsent, storeVoiceConsent } from "@/lib/search/voice/voice-consent";
import { voiceTexts } from "@/lib/texts/search";
import { searchTexts } from "@/lib/texts/search-box";
import styles from "./voice.module.css";

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
          <IconButton icon="x" label={voiceTexts.close} onClick={() => setPhase({ name: "over" })} />
        </div>
      )}
      <p className="sr-only" aria-live="polite">
        {listening ? searchTexts.listening : phase.name === "over" && voiceTexts.ended}
      </p>
    </>
  );
}

type VoiceNoticeProps = {
  /** Whether the device recognises speech itself once it has loaded a language pack */
  withPack: boolean;
  setPhase: (phase: VoicePhase) => void;
};

/** Tells who would hear the visitor, before anything is heard. The consent is stored on the device. */
function VoiceNotice({ withPack, setPhase }: VoiceNoticeProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isLoading, setLoading] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);

  const cancel = () => {
    dialog.current?.close();
    setPhase({ name: "over" });
  };

  const startWithService = () => {
    storeVoiceConsent();
    dialog.current?.close();
    setPhase({ name: "listening", onDevice: false });
  };

  const loadPack = async () => {
    setLoading(true);
    const isInstalled = await installGerman();
    if (!dialog.current?.open) return;
    dialog.current.close();
    setPhase(isInstalled ? { name: "listening", onDevice: true } : { name: "problem", problem: "pack" });
  };

  return (
    <dialog
      ref={dialog}
      className={styles.notice}
      aria-labelledby={id}
      onCancel={() => setPhase({ name: "over" })}
    >
      <h2 id={id}>{voiceTexts.noticeTitle}</h2>
      <p>{withPack ? voiceTexts.packNotice : voiceTexts.notice}</p>
      <div className={styles.choices}>
        {withPack && (
          <Button variant="primary" busy={isLoading} onClick={() => void loadPack()}>
            {isLoading ? voiceTexts.loading : voiceTexts.load}
          </Button>
        )}
        <Button variant={withPack ? "default" : "primary"} onClick={startWithService}>
          {voiceTexts.start}
        </Button>
        <Button onClick={cancel}>{voiceTexts.cancel}</Button>
      </div>
    </dialog>
  );
}

type VoicePhase =
  | { name: "preparing" | "over" }
  | { name: "asking"; withPack: boolean }
  | { name: "listening"; onDevice: boolean }
  | { name: "problem"; problem: VoiceProblem };

/**
 * One attempt at speech recognition: finds out who would hear, then listens if that is this device alone or the visitor
 * has consented. `listening` in the store stops it from anywhere, and so does another page.
 */
function useRecognition(onEnd: (text: string) => void) {
  const [phase, setPhase] = useState<VoicePhase>({ name: "preparing" });
  const { setListening, setQuery, setSpokenQuery } = useSearchStore();
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
        setSpokenQuery(end.text);
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
