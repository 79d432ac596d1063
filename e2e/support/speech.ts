import type { Page } from "@playwright/test";

/** Whether German can be recognised on the device; otherwise a service of the browser's vendor does it. */
type Availability = "available" | "downloadable" | "unavailable";

/** Replaces the browser's SpeechRecognition; the returned functions dispatch its events. */
export async function mockSpeechRecognition(
  page: Page,
  { availability = "unavailable" as Availability } = {},
) {
  await page.addInitScript((availability) => {
    class MockRecognition extends EventTarget {
      static available = async () => availability;
      static install = async () => true;
      processLocally = false;
      start() {
        Object.assign(window, { speech: this });
        setTimeout(() => this.dispatchEvent(new Event("start")));
      }
      abort() {
        Object.assign(window, { speech: undefined });
      }
    }
    Object.assign(window, { SpeechRecognition: MockRecognition, webkitSpeechRecognition: undefined });
  }, availability);

  type Speech = EventTarget & { processLocally: boolean };
  const running = () => page.waitForFunction(() => (window as { speech?: Speech }).speech);
  const fire = async (name: string, more: object) =>
    (await running()).evaluate(
      (speech, [name, more]) => speech?.dispatchEvent(Object.assign(new Event(name), more)),
      [name, more] as const,
    );
  return {
    running,
    isLocal: async () => (await running()).evaluate((speech) => speech?.processLocally),
    say: (transcript: string, isFinal = false) =>
      fire("result", { results: [{ 0: { transcript }, length: 1, isFinal }] }),
    fail: (error: string) => fire("error", { error }),
    stopped: () => page.waitForFunction(() => (window as { speech?: Speech }).speech === undefined),
  };
}

/** Replaces speechSynthesis with a recorder; the test dispatches the end of each utterance. */
export const mockSpeechSynthesis = () => {
  const said: { text: string; onend?: () => void }[] = [];
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => [{ lang: "de-DE", localService: true, name: "Anna", voiceURI: "anna", default: true }],
    speak: (utterance: { text: string }) => void said.push(utterance),
    cancel: () => void said.push({ text: "(still)" }),
  });
  Object.defineProperty(window, "speechSynthesis", { value: speech });
  Object.assign(window, {
    said,
    SpeechSynthesisUtterance: class {
      constructor(readonly text: string) {}
    },
  });
};

export type Speaking = { said: { text: string; onend?: () => void }[] };
export const said = (page: Page) =>
  page.evaluate(() => (window as unknown as Speaking).said.map(({ text }) => text));
