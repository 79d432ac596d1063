import { Mic } from "lucide-react";
import { useEffect } from "react";
import { useSearchStore } from "@/lib/search/search-store";
import { searchTexts } from "@/lib/texts/shell";
import styles from "./search-box.module.css";

const canListen = () => "SpeechRecognition" in window || "webkitSpeechRecognition" in window;

/** Switches listening on and off; there only where the browser turns speech into text. */
export function VoiceButton() {
  const { listening, supported, setListening, setSupported } = useSearchStore();
  useEffect(() => setSupported(canListen()), [setSupported]);
  if (!supported) return null;
  return (
    <button
      type="button"
      className={styles.voice}
      aria-label={listening ? searchTexts.stopVoice : searchTexts.startVoice}
      onClick={() => setListening(!listening)}
    >
      <Mic />
    </button>
  );
}
