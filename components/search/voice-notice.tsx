import { useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { installGerman } from "@/lib/search/voice/speech-recognition";
import { storeVoiceConsent } from "@/lib/search/voice/voice-consent";
import { voiceTexts } from "@/lib/texts/search";
import type { VoicePhase } from "./use-recognition";
import styles from "./voice.module.css";

type VoiceNoticeProps = {
  /** Whether the device recognises speech itself once it has loaded a language pack */
  withPack: boolean;
  setPhase: (phase: VoicePhase) => void;
};

/** Tells who would hear the visitor, before anything is heard. The consent is stored on the device. */
export function VoiceNotice({ withPack, setPhase }: VoiceNoticeProps) {
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
