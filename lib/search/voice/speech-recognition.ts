const language = "de-DE";
const german: SpeechRecognitionOptions = { langs: [language], processLocally: true };

const getRecognitionClass = (): typeof SpeechRecognition | undefined =>
  window.SpeechRecognition ?? window.webkitSpeechRecognition;

/** Who hears the audio: this device alone, this device once it has a language pack, or a service. */
export async function getListener(): Promise<"device" | "device with pack" | "service"> {
  try {
    const availability = await getRecognitionClass()?.available?.(german);
    if (availability === "available") return "device";
    return availability === "downloadable" || availability === "downloading" ? "device with pack" : "service";
  } catch {
    // A browser that cannot tell is treated as one that sends audio away: the visitor is asked.
    return "service";
  }
}

/** Loads the German language pack onto the device. False when that failed. */
export async function installGerman(): Promise<boolean> {
  try {
    return (await getRecognitionClass()?.install?.(german)) ?? false;
  } catch {
    // The browser gives its reason to developers only; the visitor reads that it failed.
    return false;
  }
}

export function createRecognition(onDevice: boolean): SpeechRecognition | undefined {
  const Recognition = getRecognitionClass();
  if (!Recognition) return undefined;
  const recognition = new Recognition();
  recognition.lang = language;
  recognition.interimResults = true;
  recognition.continuous = false;
  if (onDevice) recognition.processLocally = true;
  return recognition;
}
