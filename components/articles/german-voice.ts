import { useSyncExternalStore } from "react";

const isSupported = () =>
  "speechSynthesis" in window && "SpeechSynthesisUtterance" in window && "Segmenter" in Intl;

/** A German voice that runs on the device. Remote voices are excluded: they send the text to the browser's vendor. */
export function germanVoice(): SpeechSynthesisVoice | undefined {
  if (!isSupported()) return undefined;
  const german = speechSynthesis
    .getVoices()
    .filter(({ lang, localService }) => localService && /^de\b/i.test(lang));
  return german.find(({ lang }) => /^de[-_]DE/i.test(lang)) ?? german[0];
}

function subscribe(onChange: () => void) {
  if (!isSupported()) return () => {};
  // Most browsers load their voices asynchronously.
  speechSynthesis.addEventListener?.("voiceschanged", onChange);
  return () => speechSynthesis.removeEventListener?.("voiceschanged", onChange);
}

/** Whether the device has a German voice; false on the server. */
export const useGermanVoice = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => germanVoice() !== undefined,
    () => false,
  );
