import type { voiceTexts } from "@/lib/texts/search";
import type { Recognition } from "./speech-recognition";

export type VoiceProblem = keyof typeof voiceTexts.problems;

/** How long each step may take, in milliseconds. */
export const listeningLimits = {
  /** From asking for the microphone, which a person has to allow, to listening */
  start: 15_000,
  /** From listening to the first word */
  silence: 8_000,
  /** From the last word that came, for browsers that never call a text final */
  afterWord: 2_500,
};

type ListenOptions = {
  /** What is understood so far; it may still change */
  onText: (text: string) => void;
  /** The end of speech, once. Not called when listening is given up by the returned function. */
  onEnd: (end: { text: string } | { problem: VoiceProblem } | "stopped") => void;
};

const problems: Partial<Record<string, VoiceProblem>> = {
  "not-allowed": "denied",
  "service-not-allowed": "blocked",
  "audio-capture": "microphone",
  "no-speech": "nothing",
  network: "connection",
  "language-not-supported": "language",
};

/**
 * Listens until speech ends, somebody stops it, the tab is hidden, or nothing comes: some browsers have the interface
 * and stay mute, so every step has its limit. The returned function gives up.
 */
export function listen(recognition: Recognition, { onText, onEnd }: ListenOptions): () => void {
  let text = "";
  let timer: ReturnType<typeof setTimeout>;
  const listeners = new AbortController();

  const close = () => {
    clearTimeout(timer);
    listeners.abort();
    recognition.abort();
  };
  const end = (how: Parameters<ListenOptions["onEnd"]>[0]) => {
    if (listeners.signal.aborted) return;
    close();
    onEnd(how);
  };
  const endWith = (problem: VoiceProblem) => end(text ? { text } : { problem });
  const wait = (limit: number, problem: VoiceProblem) => {
    clearTimeout(timer);
    timer = setTimeout(() => endWith(problem), limit);
  };
  const on = (name: string, act: (event: Event) => void) =>
    recognition.addEventListener(name, act, { signal: listeners.signal });

  on("start", () => wait(listeningLimits.silence, "nothing"));
  on("result", (event) => {
    const heard = read(event);
    text = heard.text;
    onText(text);
    if (heard.isFinal) endWith("nothing");
    else wait(listeningLimits.afterWord, "nothing");
  });
  on("nomatch", () => endWith("nothing"));
  on("end", () => endWith("nothing"));
  on("error", (event) => {
    const { error } = event as Event & { error?: string };
    if (error === "aborted") end("stopped");
    else endWith(problems[error ?? ""] ?? "unknown");
  });
  document.addEventListener("visibilitychange", () => document.hidden && end("stopped"), {
    signal: listeners.signal,
  });

  wait(listeningLimits.start, "mute");
  try {
    recognition.start();
  } catch {
    // It throws when another page of this browser is listening already, among others.
    end({ problem: "unknown" });
  }
  return close;
}

/** Safari ends what it takes for a sentence with a full stop. */
const asQuery = (heard: string) => heard.trim().replace(/\s+/g, " ").replace(/\.$/, "");

function read(event: Event): { text: string; isFinal: boolean } {
  const { results } = event as Event & { results: ArrayLike<SpeechRecognitionResult> };
  const parts = Array.from(results);
  const text = asQuery(parts.map((part) => part[0]?.transcript ?? "").join(" "));
  return { text, isFinal: parts.length > 0 && parts.every(({ isFinal }) => isFinal) };
}
