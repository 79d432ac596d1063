/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useSearchStore } from "@/lib/search/search-store";
import { SpokenAnswer } from "./spoken-answer";

/** The browser's speech synthesis, which jsdom lacks */
class Synthesis extends EventTarget {
  voices: { lang: string; localService: boolean }[] = [];
  spoken: SpeechSynthesisUtterance[] = [];
  cancelled = 0;
  getVoices = () => this.voices;
  speak = (utterance: SpeechSynthesisUtterance) => void this.spoken.push(utterance);
  cancel = () => {
    this.cancelled += 1;
  };
}

let synthesis: Synthesis;
const german = { lang: "de-DE", localService: true };
const spokenQuery = () => useSearchStore.getState().spokenQuery;

beforeEach(() => {
  synthesis = new Synthesis();
  class Utterance {
    constructor(readonly text: string) {}
  }
  Object.assign(window, { speechSynthesis: synthesis, SpeechSynthesisUtterance: Utterance });
  useSearchStore.setState({ spokenQuery: "rathaus offen" });
});

test("a local German voice reads the answer, and a button ends it", async () => {
  synthesis.voices = [german];
  const { unmount } = render(<SpokenAnswer text="Geöffnet." />);
  expect(synthesis.spoken.map(({ text }) => text)).toEqual(["Geöffnet."]);
  await userEvent.click(screen.getByRole("button", { name: "Vorlesen beenden" }));
  expect(spokenQuery()).toBeUndefined();
  unmount();
  expect(synthesis.cancelled).toBe(1);
});

test("a notice that the answer is to come leaves the query spoken for it", () => {
  synthesis.voices = [german];
  const { rerender } = render(<SpokenAnswer key="1" text="Gleich bereit." isInterim />);
  act(() => synthesis.spoken[0]?.onend?.({} as SpeechSynthesisEvent));
  expect(spokenQuery()).toBe("rathaus offen");
  rerender(<SpokenAnswer key="2" text="Geöffnet." />);
  expect(synthesis.spoken.map(({ text }) => text)).toEqual(["Gleich bereit.", "Geöffnet."]);
});

test("it is over with the last word", () => {
  synthesis.voices = [german];
  render(<SpokenAnswer text="Geöffnet." />);
  act(() => synthesis.spoken[0]?.onend?.({} as SpeechSynthesisEvent));
  expect(spokenQuery()).toBeUndefined();
});

test("voices that load later are used, and no voice of the browser's maker is", () => {
  synthesis.voices = [{ lang: "de-DE", localService: false }];
  render(<SpokenAnswer text="Geöffnet." />);
  expect(synthesis.spoken).toEqual([]);
  synthesis.voices = [german];
  synthesis.dispatchEvent(new Event("voiceschanged"));
  expect(synthesis.spoken).toHaveLength(1);
});
