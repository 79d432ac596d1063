/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { spokenTextId } from "@/lib/browser/element-ids";
import { ReadAloud } from "./read-aloud";

/** jsdom has no speech synthesis. */
class FakeSpeechSynthesis extends EventTarget {
  voices: Partial<SpeechSynthesisVoice>[] = [{ lang: "de-DE", localService: true }];
  utterances: { text: string; onend?: () => void; onerror?: () => void }[] = [];
  cancel = jest.fn();
  getVoices = () => this.voices;
  speak = (utterance: { text: string }) => void this.utterances.push(utterance);
  get texts() {
    return this.utterances.map(({ text }) => text);
  }
}

let speech: FakeSpeechSynthesis;

beforeEach(() => {
  speech = new FakeSpeechSynthesis();
  Object.assign(window, {
    speechSynthesis: speech,
    SpeechSynthesisUtterance: class {
      constructor(readonly text: string) {}
    },
  });
});

const page = () => (
  <>
    <ReadAloud language="de" />
    <div id={spokenTextId}>
      <p>Eins. Zwei. Drei.</p>
    </div>
  </>
);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const endSentence = () => act(() => speech.utterances.at(-1)?.onend?.());

test("it reads all sentences one after the other", async () => {
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

test("resuming repeats the sentence that was paused", async () => {
  render(page());
  await press("Vorlesen");
  endSentence();
  await press("Anhalten");
  expect(speech.cancel).toHaveBeenCalled();
  // Browsers fire end events for cancelled utterances.
  endSentence();
  expect(speech.texts).toEqual(["Eins.", "Zwei."]);
  await press("Fortsetzen");
  expect(speech.texts).toEqual(["Eins.", "Zwei.", "Zwei."]);
});

test("stopping resets to the first sentence and focuses the main button", async () => {
  render(page());
  await press("Vorlesen");
  endSentence();
  await press("Beenden");
  expect(screen.getByRole("button", { name: "Vorlesen" })).toHaveFocus();
  await press("Vorlesen");
  expect(speech.texts).toEqual(["Eins.", "Zwei.", "Eins."]);
});

test("unmounting cancels the speech", async () => {
  const { unmount } = render(page());
  await press("Vorlesen");
  unmount();
  expect(speech.cancel).toHaveBeenCalled();
});

test("a failing voice shows a message", async () => {
  render(page());
  await press("Vorlesen");
  act(() => speech.utterances.at(-1)?.onerror?.());
  expect(screen.getByRole("status")).toHaveTextContent("Das Vorlesen klappt in diesem Browser gerade nicht.");
  expect(screen.getByRole("button", { name: "Vorlesen" })).toBeVisible();
});

test.each([
  ["no voice", []],
  ["no German voice", [{ lang: "en-GB", localService: true }]],
  ["only a remote voice", [{ lang: "de-DE", localService: false }]],
])("with %s there is no button until a local German voice is loaded", (_case, voices) => {
  speech.voices = voices;
  render(page());
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  speech.voices = [{ lang: "de-AT", localService: true }];
  act(() => void speech.dispatchEvent(new Event("voiceschanged")));
  expect(screen.getByRole("button", { name: "Vorlesen" })).toBeVisible();
});

test("an article in another language is read by a voice of it, and its words as they are", async () => {
  speech.voices = [
    { lang: "de-DE", localService: true },
    { lang: "en-GB", localService: true },
  ];
  render(
    <>
      <ReadAloud language="en" />
      <div id={spokenTextId} lang="en">
        <p>Open 8–12 Uhr.</p>
      </div>
    </>,
  );
  await press("Vorlesen");
  expect(speech.texts).toEqual(["Open 8–12 Uhr."]);
  expect(speech.utterances[0]).toHaveProperty("lang", "en-GB");
});

test("without a voice of its language an article in another one says so", () => {
  render(<ReadAloud language="uk" />);
  expect(
    screen.getByText("Vorlesen geht hier nicht: Ihr Gerät hat keine Stimme für Ukrainisch."),
  ).toBeVisible();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("before the voices are known nothing is said of them", () => {
  speech.voices = [];
  const { container } = render(<ReadAloud language="uk" />);
  expect(container).toBeEmptyDOMElement();
});

test("what is in a language without a voice is left out, and that is said", async () => {
  render(
    <>
      <ReadAloud language="de" />
      <div id={spokenTextId}>
        <p>Eins.</p>
        <p lang="uk">Два.</p>
        <p>Drei.</p>
      </div>
    </>,
  );
  await press("Vorlesen");
  expect(screen.getByRole("status")).toHaveTextContent(
    "Ausgelassen wird, was auf Ukrainisch geschrieben ist",
  );
  endSentence();
  expect(speech.texts).toEqual(["Eins.", "Drei."]);
});

test("without speech synthesis there is no button", () => {
  Reflect.deleteProperty(window, "speechSynthesis");
  render(page());
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
