const canSpeak = () => "speechSynthesis" in window && "SpeechSynthesisUtterance" in window;

/**
 * A voice that runs on the device. Remote voices are excluded: they send the text to the browser's vendor.
 * @param language "de", "uk"
 */
export function voiceOf(language: string): SpeechSynthesisVoice | undefined {
  if (!canSpeak()) return undefined;
  const own = speechSynthesis
    .getVoices()
    .filter(({ lang, localService }) => localService && languageIn(lang) === language);
  // "de-DE" before "de-AT"
  return own.find(({ lang }) => lang.slice(3, 5).toLowerCase() === language) ?? own[0];
}

/** Whether the device has told what voices it has, or can have none. */
export const voicesAreKnown = (): boolean => !canSpeak() || speechSynthesis.getVoices().length > 0;

/** The language of a `lang`, or of a voice: "de" of "de-AT" and of "de_DE" */
export const languageIn = (lang: string): string => (lang.split(/[-_]/)[0] ?? "").toLowerCase();

/** Most browsers load their voices asynchronously. Returns a function that ends listening. */
export function onVoicesChange(onChange: () => void): () => void {
  if (!canSpeak()) return () => {};
  speechSynthesis.addEventListener?.("voiceschanged", onChange);
  return () => speechSynthesis.removeEventListener?.("voiceschanged", onChange);
}
