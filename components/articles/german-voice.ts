import { useSyncExternalStore } from "react";

const isSupported = () =>
  "speechSynthesis" in window && "SpeechSynthesisUtterance" in window && "Segmenter" in Intl;

/**
 * A German voice of the device. Others send the text to a service of the browser's maker, which nobody here agreed to.
 */
export function germanVoice(): SpeechSynthesisVoice | undefined {
  if (!isSupported()) return undefined;
  const german = speechSynthesis
    .getVoices()
    .filter(({ lang, localService }) => localService && /^de\b/i.test(lang));
  return german.find(({ lang }) => /^de[-_]DE/i.test(lang)) ?? german[0];
}

function subscribe(onChange: () => void) {
  if (!isSupported()) return () => {};
  // Voices arrive late in most browsers.
  speechSynthesis.addEventListener?.("voiceschanged", onChange);
  return () => speechSynthesis.removeEventListener?.("voiceschanged", onChange);
}

/** Whether there is one; false on the server. */
export const useGermanVoice = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => germanVoice() !== undefined,
    () => false,
  );
