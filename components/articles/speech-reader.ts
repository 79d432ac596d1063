import type { SpokenSentence } from "./spoken-sentences";

export type ReadingState = "silent" | "speaking" | "paused" | "failed";

/** How the style sheet calls the sentence that is being read. */
const highlightName = "vorlesen";

/**
 * Reads sentence by sentence. Pausing ends the sentence and resuming begins it again: the browser's own pause does
 * nothing on Android, and Chrome never wakes from a long one.
 */
export class Reader {
  #at = 0;
  /** Kept: Chrome forgets to tell the end of an utterance that nobody holds. */
  #utterance: SpeechSynthesisUtterance | undefined;

  constructor(
    readonly sentences: readonly SpokenSentence[],
    readonly voice: SpeechSynthesisVoice,
    readonly onChange: (state: ReadingState) => void,
  ) {}

  /** From the beginning, or from the sentence where it was paused. */
  read(): void {
    const sentence = this.sentences[this.#at];
    if (!sentence) {
      this.stop();
      return;
    }
    const utterance = new SpeechSynthesisUtterance(sentence.text);
    utterance.lang = this.voice.lang;
    utterance.voice = this.voice;
    utterance.onend = () => {
      if (this.#utterance !== utterance) return;
      this.#at += 1;
      this.read();
    };
    utterance.onerror = () => {
      if (this.#utterance === utterance) this.stop("failed");
    };
    this.#utterance = utterance;
    mark(sentence.range);
    speechSynthesis.speak(utterance);
    this.onChange("speaking");
  }

  pause(): void {
    this.#silence();
    this.onChange("paused");
  }

  stop(state: "silent" | "failed" = "silent"): void {
    this.#silence();
    this.#at = 0;
    mark();
    this.onChange(state);
  }

  #silence(): void {
    this.#utterance = undefined;
    speechSynthesis.cancel();
  }
}

/** Shows where the voice is, without a change to the page; browsers before 2025 may not. */
function mark(range?: Range): void {
  if (typeof Highlight === "undefined" || !CSS.highlights) return;
  if (range) CSS.highlights.set(highlightName, new Highlight(range));
  else CSS.highlights.delete(highlightName);
}
