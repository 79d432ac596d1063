import { toSpokenGerman } from "@/lib/browser/spoken-german";
import type { SpokenSentence } from "./spoken-sentences";

export type ReadingState = "silent" | "speaking" | "paused" | "failed";

/** Name of the custom highlight in article-body.module.css */
const highlightName = "vorlesen";

/**
 * Reads sentence by sentence. Pausing cancels the sentence and resuming repeats it, because speechSynthesis.pause() has
 * no effect on Android, and Chrome does not resume after a long pause.
 */
export class SpeechReader {
  #index = 0;
  /** The reference keeps the utterance from garbage collection: Chrome would not fire its end event. */
  #utterance: SpeechSynthesisUtterance | undefined;

  constructor(
    readonly sentences: readonly SpokenSentence[],
    readonly voice: SpeechSynthesisVoice,
    readonly onChange: (state: ReadingState) => void,
  ) {}

  read(): void {
    const sentence = this.sentences[this.#index];
    if (!sentence) {
      this.stop();
      return;
    }
    const utterance = new SpeechSynthesisUtterance(toSpokenGerman(sentence.text));
    utterance.lang = this.voice.lang;
    utterance.voice = this.voice;
    utterance.onend = () => {
      if (this.#utterance !== utterance) return;
      this.#index += 1;
      this.read();
    };
    utterance.onerror = () => {
      if (this.#utterance === utterance) this.stop("failed");
    };
    this.#utterance = utterance;
    highlight(sentence.range);
    speechSynthesis.speak(utterance);
    this.onChange("speaking");
  }

  pause(): void {
    this.#cancel();
    this.onChange("paused");
  }

  stop(state: "silent" | "failed" = "silent"): void {
    this.#cancel();
    this.#index = 0;
    highlight();
    this.onChange(state);
  }

  #cancel(): void {
    this.#utterance = undefined;
    speechSynthesis.cancel();
  }
}

/** Highlights the sentence being read, without changing the DOM. Browsers before 2025 lack custom highlights. */
function highlight(range?: Range): void {
  if (typeof Highlight === "undefined" || !CSS.highlights) return;
  if (range) CSS.highlights.set(highlightName, new Highlight(range));
  else CSS.highlights.delete(highlightName);
}
