const canSpeak = () => "speechSynthesis" in window && "SpeechSynthesisUtterance" in window;

/** A German voice that runs on the device. Remote voices are excluded: they send the text to the browser's vendor. */
export function germanVoice(): SpeechSynthesisVoice | undefined {
  if (!canSpeak()) return undefined;
  const german = speechSynthesis
    .getVoices()
    .filter(({ lang, localService }) => localService && /^de\b/i.test(lang));
  return german.find(({ lang }) => /^de[-_]DE/i.test(lang)) ?? german[0];
}

/** Most browsers load their voices asynchronously. Returns a function that ends listening. */
export function onVoicesChange(onChange: () => void): () => void {
  if (!canSpeak()) return () => {};
  speechSynthesis.addEventListener?.("voiceschanged", onChange);
  return () => speechSynthesis.removeEventListener?.("voiceschanged", onChange);
}
