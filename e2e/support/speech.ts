import type { Page } from "@playwright/test";

/** Where the stand-in would recognise German: on the device, or through a service of the browser's maker. */
type Where = "available" | "downloadable" | "unavailable";

/**
 * Stands in for the browser's own SpeechRecognition, which no test machine can talk to. It starts when it is told to and
 * hears what a test says.
 */
export async function standInForSpeech(page: Page, { where = "unavailable" as Where, starts = true } = {}) {
  await page.addInitScript(
    ({ where, starts }) => {
      class StandIn extends EventTarget {
        static available = async () => where;
        static install = async () => true;
        processLocally = false;
        start() {
          Object.assign(window, { speech: this });
          if (starts) setTimeout(() => this.dispatchEvent(new Event("start")));
        }
        abort() {
          Object.assign(window, { speech: undefined });
        }
      }
      Object.assign(window, { SpeechRecognition: StandIn, webkitSpeechRecognition: undefined });
    },
    { where, starts },
  );

  /** What runs now: undefined when nobody listens. */
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
    isQuiet: () => page.waitForFunction(() => (window as { speech?: Speech }).speech === undefined),
  };
}
