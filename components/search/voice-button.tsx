import { Mic } from "lucide-react";
import { useEffect } from "react";
import { useSearchStore } from "@/lib/search/search-store";
import { searchTexts } from "@/lib/texts/search";
import styles from "./search-box.module.css";

const canListen = () => "SpeechRecognition" in window || "webkitSpeechRecognition" in window;

export function VoiceButton({ onStart }: { onStart: () => void }) {
  const { listening, supported, setListening, setSupported } = useSearchStore();
  useEffect(() => setSupported(canListen()), [setSupported]);
  if (!supported) return null;
  return (
    <button
      type="button"
      className={styles.voice}
      aria-label={listening ? searchTexts.stopVoice : searchTexts.startVoice}
      aria-pressed={listening}
      onClick={() => (listening ? setListening(false) : onStart())}
    >
      <Mic />
    </button>
  );
}
