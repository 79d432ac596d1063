import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { spokenTextId } from "@/lib/browser/element-ids";
import { ReadAloud } from "./read-aloud.island";

/** What a browser that can speak adds to the window; jsdom cannot. */
class StandIn extends EventTarget {
  voices: Partial<SpeechSynthesisVoice>[] = [{ lang: "de-DE", localService: true }];
  said: { text: string; onend?: () => void; onerror?: () => void }[] = [];
  cancel = jest.fn();
  getVoices = () => this.voices;
  speak = (utterance: { text: string }) => void this.said.push(utterance);
  get texts() {
    return this.said.map(({ text }) => text);
  }
}

let speech: StandIn;

beforeEach(() => {
  speech = new StandIn();
  Object.assign(window, {
    speechSynthesis: speech,
    SpeechSynthesisUtterance: class {
      constructor(readonly text: string) {}
    },
  });
});

const page = () => (
  <>
    <ReadAloud />
    <div id={spokenTextId}>
      <p>Eins. Zwei. Drei.</p>
    </div>
  </>
);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const endSentence = () => act(() => speech.said.at(-1)?.onend?.());

test("it reads sentence by sentence to the end", async () => {
  render(page());
  await press("Vorlesen");
  expect(speech.texts).toEqual(["Eins."]);
  endSentence();
  endSentence();
  expect(speech.texts).toEqual(["Eins.", "Zwei.", "Drei."]);
  expect(screen.getByRole("button", { name: "Anhalten" })).toBeVisible();
  endSentence();
  expect(screen.getByRole("button", { name: "Vorlesen" })).toBeVisible();
});

test("a pause falls silent, and goes on with the sentence it broke off", async () => {
  render(page());
  await press("Vorlesen");
  endSentence();
  await press("Anhalten");
  expect(speech.cancel).toHaveBeenCalled();
  // The browser tells the end of what was cancelled.
  endSentence();
  expect(speech.texts).toEqual(["Eins.", "Zwei."]);
  await press("Fortsetzen");
  expect(speech.texts).toEqual(["Eins.", "Zwei.", "Zwei."]);
});

test("stopping goes back to the beginning and keeps the focus in place", async () => {
  render(page());
  await press("Vorlesen");
  endSentence();
  await press("Beenden");
  expect(screen.getByRole("button", { name: "Vorlesen" })).toHaveFocus();
  await press("Vorlesen");
  expect(speech.texts).toEqual(["Eins.", "Zwei.", "Eins."]);
});

test("leaving the page ends it", async () => {
  const { unmount } = render(page());
  await press("Vorlesen");
  unmount();
  expect(speech.cancel).toHaveBeenCalled();
});

test("a voice that fails is told of", async () => {
  render(page());
  await press("Vorlesen");
  act(() => speech.said.at(-1)?.onerror?.());
  expect(screen.getByRole("status")).toHaveTextContent("Das Vorlesen klappt in diesem Browser gerade nicht.");
  expect(screen.getByRole("button", { name: "Vorlesen" })).toBeVisible();
});

test.each([
  ["no voice", []],
  ["no German one", [{ lang: "en-GB", localService: true }]],
  ["one that would send the text away", [{ lang: "de-DE", localService: false }]],
])("with %s there is nothing to press, until a voice arrives", (_what, voices) => {
  speech.voices = voices;
  render(page());
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  speech.voices = [{ lang: "de-AT", localService: true }];
  act(() => void speech.dispatchEvent(new Event("voiceschanged")));
  expect(screen.getByRole("button", { name: "Vorlesen" })).toBeVisible();
});

test("a browser that cannot speak shows nothing", () => {
  Reflect.deleteProperty(window, "speechSynthesis");
  render(page());
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
