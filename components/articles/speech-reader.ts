import { toSpokenGerman } from "@/lib/browser/spoken-german";
import type { SpokenSentence } from "./spoken-sentences";

export type ReadingState = "silent" | "speaking" | "paused" | "failed";

/** Name of the custom highlight in article-body.module.css */
const highlightName = "vorlesen";

/**
 * Reads sentence by sentence, each with a voice of its language; one without a voice is left out. Pausing cancels the sentence and resuming repeats it, because speechSynthesis.pause() has
 * no effect on Android, and Chrome does not resume after a long pause.
 */
export class SpeechReader {
  #index = 0;
  /** The reference keeps the utterance from garbage collection: Chrome would not fire its end event. */
  #utterance: SpeechSynthesisUtterance | undefined;

  constructor(
    readonly sentences: readonly SpokenSentence[],
    readonly voiceOf: (language: string) => SpeechSynthesisVoice | undefined,
    readonly onChange: (state: ReadingState) => void,
  ) {}

  read(): void {
    while (this.#isSilent()) this.#index += 1;
    const sentence = this.sentences[this.#index];
    const voice = sentence && this.voiceOf(sentence.language);
    if (!voice) {
      this.stop();
      return;
    }
    const { text, language } = sentence;
    const utterance = new SpeechSynthesisUtterance(language === "de" ? toSpokenGerman(text) : text);
    utterance.lang = voice.lang;
    utterance.voice = voice;
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

  #isSilent(): boolean {
    const sentence = this.sentences[this.#index];
    return sentence !== undefined && this.voiceOf(sentence.language) === undefined;
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
