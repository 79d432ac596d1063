import { once } from "node:events";
import { mkdtemp, writeFile } from "node:fs/promises";
import path from "node:path";
import { testEnvironment } from "../../scripts/environment.mjs";
import { type Browser, type LaunchBrowser, launchUntil, toExpression } from "./browser";

type Message = { type: string; id: number; result: never; message: string; params: Entry };
type Entry = { level: string; text: string };

/** Speaks WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/), which Firefox has built in. */
async function connect(url: string, onEntry: (entry: Entry) => void) {
  const socket = new WebSocket(url);
  await once(socket, "open");
  const pending: ((message: Message) => void)[] = [];
  socket.onmessage = ({ data }) => {
    const message: Message = JSON.parse(data);
    if (message.type === "event") onEntry(message.params);
    else pending[message.id]?.(message);
  };
  return async function send<Result>(method: string, params: object = {}): Promise<Result> {
    const { type, result, message } = await new Promise<Message>((resolve) => {
      socket.send(JSON.stringify({ id: pending.push(resolve) - 1, method, params }));
    });
    if (type === "error") throw new Error(`${method}: ${message}`);
    return result;
  };
}

type Options = Parameters<LaunchBrowser>[0] & { preferences?: Record<string, boolean | number | string> };

export async function launchFirefox({ isDark, folder, ...others }: Options): Promise<Browser> {
  const profile = await mkdtemp(path.join(folder, "firefox-"));
  // What a window would be told by the settings of the device
  const preferences = {
    "intl.accept_languages": "de-DE",
    "layout.css.prefers-color-scheme.content-override": isDark ? 0 : 1,
    "ui.prefersReducedMotion": 1,
    ...others.preferences,
  };
  const lines = Object.entries(preferences).map(
    (entry) => `user_pref(${JSON.stringify(entry).slice(1, -1)});`,
  );
  await writeFile(path.join(profile, "user.js"), lines.join("\n"));
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"];
  const options = { cwd: profile, env: testEnvironment({ HOME: profile }) };
  const { found, stop } = await launchUntil("firefox-esr", args, options, /BiDi listening on (ws:\S+)/);
  const problems: string[] = [];
  const send = await connect(`${found}/session`, ({ level, text }) => {
    if (["error", "warn"].includes(level)) problems.push(text);
  });
  type Session = { capabilities: { browserVersion: string } };
  const { capabilities } = await send<Session>("session.new", { capabilities: {} });
  // Unlike the first tab, whose address field has the focus
  const { context } = await send<{ context: string }>("browsingContext.create", { type: "tab" });
  await send("session.subscribe", { events: ["log.entryAdded"] });

  return {
    name: `Firefox ${capabilities.browserVersion}`,
    cannot: [],
    open: (url) => send("browsingContext.navigate", { context, url, wait: "complete" }),
    async evaluate(callback, ...args) {
      type Evaluation = { result?: { value: string }; exceptionDetails?: { text: string } };
      const expression = toExpression(callback, args);
      const call = { expression, target: { context }, awaitPromise: true };
      const { result, exceptionDetails } = await send<Evaluation>("script.evaluate", call);
      if (!result) throw new Error(exceptionDetails?.text);
      return JSON.parse(result.value);
    },
    performActions: (actions) => send("input.performActions", { context, actions }),
    back: () => send("browsingContext.traverseHistory", { context, delta: -1 }),
    resize: (width, height) => send("browsingContext.setViewport", { context, viewport: { width, height } }),
    takeProblems: async () => problems.splice(0),
    async print() {
      const page = { width: 21, height: 29.7 };
      const { data } = await send<{ data: string }>("browsingContext.print", { context, page });
      return Buffer.from(data, "base64");
    },
    close: stop,
  };
}
