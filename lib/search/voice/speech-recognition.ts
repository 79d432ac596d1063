/** The part of the browser's SpeechRecognition that is used here; TypeScript's DOM types do not have it yet. */
export type Recognition = EventTarget & {
  lang: string;
  interimResults: boolean;
  continuous: boolean;
  /** Refuses to send audio anywhere. Browsers that cannot recognise speech on the device do not know it. */
  processLocally?: boolean;
  start(): void;
  abort(): void;
};

type OnDevice = { langs: string[]; processLocally: boolean };

type RecognitionClass = {
  new (): Recognition;
  available?(options: OnDevice): Promise<"unavailable" | "downloadable" | "downloading" | "available">;
  /** False when the language pack could not be loaded */
  install?(options: OnDevice): Promise<boolean>;
};

declare global {
  interface Window {
    SpeechRecognition?: RecognitionClass;
    webkitSpeechRecognition?: RecognitionClass;
  }
}

const language = "de-DE";
const german: OnDevice = { langs: [language], processLocally: true };

const getRecognitionClass = (): RecognitionClass | undefined =>
  window.SpeechRecognition ?? window.webkitSpeechRecognition;

/** Who would hear the audio: this device alone, this device once it has a language pack, or a service. */
export type Listener = "device" | "device with pack" | "service";

export async function getListener(): Promise<Listener> {
  try {
    const state = await getRecognitionClass()?.available?.(german);
    if (state === "available") return "device";
    return state === "downloadable" || state === "downloading" ? "device with pack" : "service";
  } catch {
    // A browser that cannot say so is treated as one that sends audio away: the visitor is asked.
    return "service";
  }
}

/** Loads the German language pack onto the device. False when that failed. */
export async function installGerman(): Promise<boolean> {
  try {
    return (await getRecognitionClass()?.install?.(german)) ?? false;
  } catch {
    // What was wrong the browser tells only developers; the visitor is told that it failed.
    return false;
  }
}

export function createRecognition(onDevice: boolean): Recognition | undefined {
  const Recognizer = getRecognitionClass();
  if (!Recognizer) return undefined;
  const recognition = new Recognizer();
  recognition.lang = language;
  recognition.interimResults = true;
  recognition.continuous = false;
  if (onDevice) recognition.processLocally = true;
  return recognition;
}
