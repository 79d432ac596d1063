import type { voiceTexts } from "@/lib/texts/search";

export type VoiceProblem = keyof typeof voiceTexts.problems;

/** Maximum duration of each step. Some browsers have the interface but never answer. */
export const listeningLimitsMs = {
  /** From asking for the microphone, which a person has to allow, to listening */
  start: 15_000,
  /** From listening to the first word */
  silence: 8_000,
  /** From the last word, for browsers that never call a text final */
  afterWord: 2_500,
};

type ListenOptions = {
  onText: (text: string) => void;
  /** Called once at the end of speech, unless listening is cancelled */
  onEnd: (end: { text: string } | { problem: VoiceProblem } | "stopped") => void;
};

type Recognition = Pick<SpeechRecognition, "start" | "abort" | "addEventListener">;

const problems: Partial<Record<SpeechRecognitionErrorCode, VoiceProblem>> = {
  "not-allowed": "denied",
  "service-not-allowed": "blocked",
  "audio-capture": "microphone",
  "no-speech": "nothing",
  network: "connection",
  "language-not-supported": "language",
};

/** Listens until speech ends, the tab is hidden or a limit is reached. Returns a function that cancels. */
export function listen(recognition: Recognition, { onText, onEnd }: ListenOptions): () => void {
  let text = "";
  let timer: ReturnType<typeof setTimeout>;
  const listeners = new AbortController();
  const { signal } = listeners;

  const cancel = () => {
    clearTimeout(timer);
    listeners.abort();
    recognition.abort();
  };
  const end = (how: Parameters<ListenOptions["onEnd"]>[0]) => {
    if (signal.aborted) return;
    cancel();
    onEnd(how);
  };
  const endWith = (problem: VoiceProblem) => end(text ? { text } : { problem });
  const limit = (ms: number, problem: VoiceProblem) => {
    clearTimeout(timer);
    timer = setTimeout(() => endWith(problem), ms);
  };

  recognition.addEventListener("start", () => limit(listeningLimitsMs.silence, "nothing"), { signal });
  recognition.addEventListener(
    "result",
    ({ results }) => {
      const parts = Array.from(results);
      text = toQuery(parts);
      onText(text);
      if (parts.length > 0 && parts.every(({ isFinal }) => isFinal)) endWith("nothing");
      else limit(listeningLimitsMs.afterWord, "nothing");
    },
    { signal },
  );
  recognition.addEventListener("nomatch", () => endWith("nothing"), { signal });
  recognition.addEventListener("end", () => endWith("nothing"), { signal });
  recognition.addEventListener(
    "error",
    ({ error }) => (error === "aborted" ? end("stopped") : endWith(problems[error] ?? "unknown")),
    { signal },
  );
  document.addEventListener("visibilitychange", () => document.hidden && end("stopped"), { signal });

  limit(listeningLimitsMs.start, "mute");
  try {
    recognition.start();
  } catch {
    // It throws when another page of this browser is already listening, among others.
    end({ problem: "unknown" });
  }
  return cancel;
}

/** Safari ends what it takes for a sentence with a full stop. */
const toQuery = (results: readonly SpeechRecognitionResult[]) =>
  results
    .map((result) => result[0]?.transcript ?? "")
    .join(" ")
    .trim()
    .replace(/\s+/g, " ")
    .replace(/\.$/, "");
