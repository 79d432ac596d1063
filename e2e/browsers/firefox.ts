import { once } from "node:events";
import { mkdtemp, writeFile } from "node:fs/promises";
import path from "node:path";
import { testEnvironment } from "../../scripts/environment.mjs";
import { type LaunchBrowser, launchUntil, toExpression } from "./browser";

/** How Firefox without windows is told what the settings of a device tell it */
const preferences = (isDark: boolean) => ({
  "intl.accept_languages": "de-DE",
  "layout.css.prefers-color-scheme.content-override": isDark ? 0 : 1,
  "ui.prefersReducedMotion": 1,
});

/** Speaks WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/), which Firefox has built in. */
async function connect(url: string, onEvent: (params: { level: string; text: string }) => void) {
  const socket = new WebSocket(url);
  await once(socket, "open");
  const pending: ((message: { type: string; result: unknown; message: string }) => void)[] = [];
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === "event") onEvent(message.params);
    else pending[message.id]?.(message);
  };
  return async function send<Result>(method: string, params: object = {}): Promise<Result> {
    const { type, result, message } = await new Promise<Parameters<(typeof pending)[0]>[0]>((resolve) => {
      socket.send(JSON.stringify({ id: pending.push(resolve) - 1, method, params }));
    });
    if (type === "error") throw new Error(`${method}: ${message}`);
    return result as Result;
  };
}

export const launchFirefox: LaunchBrowser = async ({ isDark, folder }) => {
  const profile = await mkdtemp(path.join(folder, "firefox-"));
  const lines = Object.entries(preferences(isDark)).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  await writeFile(path.join(profile, "user.js"), lines.join("\n"));
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"];
  const options = { cwd: profile, env: testEnvironment({ HOME: profile }) };
  const { found, stop } = await launchUntil("firefox-esr", args, options, /BiDi listening on (ws:\S+)/);
  const problems: string[] = [];
  const send = await connect(`${found}/session`, ({ level, text }) => {
    if (["error", "warn"].includes(level)) problems.push(text);
  });
  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>("session.new", {
    capabilities: {},
  });
  // Unlike the first tab, whose address field has the focus
  const { context } = await send<{ context: string }>("browsingContext.create", { type: "tab" });
  await send("session.subscribe", { events: ["log.entryAdded"] });

  return {
    name: `Firefox ${capabilities.browserVersion}`,
    cannot: [],
    open: async (url) => void (await send("browsingContext.navigate", { context, url, wait: "complete" })),
    async evaluate(callback, ...args) {
      const { result, exceptionDetails } = await send<{
        result?: { value: string };
        exceptionDetails?: { text: string };
      }>("script.evaluate", {
        expression: toExpression(callback, args),
        target: { context },
        awaitPromise: true,
      });
      if (!result) throw new Error(exceptionDetails?.text);
      return JSON.parse(result.value);
    },
    performActions: (actions) => send("input.performActions", { context, actions }),
    back: () => send("browsingContext.traverseHistory", { context, delta: -1 }),
    resize: (width, height) => send("browsingContext.setViewport", { context, viewport: { width, height } }),
    takeProblems: async () => problems.splice(0),
    async print() {
      const { data } = await send<{ data: string }>("browsingContext.print", {
        context,
        page: { width: 21, height: 29.7 },
      });
      return Buffer.from(data, "base64");
    },
    close: stop,
  };
};
