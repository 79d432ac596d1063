import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { testEnvironment } from "../../scripts/environment.mjs";
import { freePort } from "../../scripts/ports.mjs";
import { launch } from "../../scripts/processes.mjs";
import { type LaunchBrowser, launchUntil, toExpression } from "./browser";

/** WebKitGTK's own small browser, which its driver starts */
const miniBrowser = `/usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
const timeoutMs = 60_000;

/** The driver of the W3C (https://www.w3.org/TR/webdriver2/) */
async function startDriver(env: NodeJS.Dict<string>, folder: string) {
  const port = await freePort();
  const program = launch("WebKitWebDriver", ["-p", String(port)], { cwd: folder, env });
  async function send<Result>(method: string, address: string, body?: object): Promise<Result> {
    const options = {
      method,
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(timeoutMs),
    };
    const response = await fetch(`http://127.0.0.1:${port}${address}`, options);
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${address.replace(/.*\//, "")}: ${value.error} ${value.message}`);
    return value;
  }
  const end = Date.now() + timeoutMs;
  while (!(await send("GET", "/status").catch(() => false)) && Date.now() < end) await delay(50);
  return { send, stop: program.stop };
}

/** Records what goes wrong from now on. */
function recordProblems(): void {
  const problems: string[] = [];
  Object.assign(window, { recordedProblems: problems });
  addEventListener("error", ({ message }) => problems.push(message));
  addEventListener("unhandledrejection", ({ reason }) => problems.push(String(reason)));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    problems.push(`${violatedDirective}: ${blockedURI}`),
  );
  for (const level of ["error", "warn"] as const)
    console[level] = (...texts: unknown[]) => problems.push(texts.join(" "));
}

export const launchWebKit: LaunchBrowser = async ({ isDark, folder }) => {
  const home = await mkdtemp(path.join(folder, "webkit-"));
  const gtk = await mkdir(path.join(home, "gtk-3.0"), { recursive: true });
  // What the settings of the device would say; and buttons that do not keep the window from being 390 px wide
  await writeFile(`${gtk}/settings.ini`, "[Settings]\ngtk-enable-animations=0\n");
  await writeFile(`${gtk}/gtk.css`, "* { min-width: 0; margin: 0; padding: 0; }\n");
  const displayArgs = ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
  const display = await launchUntil("Xvfb", displayArgs, { cwd: home, env: testEnvironment() }, /^(\d+)$/);
  const env = testEnvironment({
    HOME: home,
    XDG_CONFIG_HOME: home,
    XDG_RUNTIME_DIR: home,
    DISPLAY: `:${display.found}`,
    LANG: "de_DE.UTF-8",
  });
  const driver = await startDriver(env, home);
  const args = ["--automation", ...(isDark ? ["--dark-mode"] : [])];
  const alwaysMatch = { "webkitgtk:browserOptions": { binary: miniBrowser, args } };
  type Session = { sessionId: string; capabilities: { browserVersion: string } };
  const start = driver.send<Session>("POST", "/session", { capabilities: { alwaysMatch } });
  const { sessionId, capabilities } = await start;
  const send = <Result>(command: string, body: object = {}) =>
    driver.send<Result>("POST", `/session/${sessionId}/${command}`, body);
  const evaluate = async (callback: unknown, ...args: unknown[]) =>
    JSON.parse(await send("execute/sync", { script: `return ${toExpression(callback, args)}`, args: [] }));

  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    cannot: [
      "print: it has no command for it, so only the call of the dialog is seen",
      "read the console: errors of loading are seen in a window without it, until the load event; later ones by listeners",
    ],
    async open(url) {
      await send("url", { url });
      await evaluate(recordProblems);
    },
    evaluate,
    performActions: (actions) => send("actions", { actions }),
    back: () => send("back"),
    resize: (width, height) => send("window/rect", { width, height }),
    takeProblems: () =>
      evaluate(() => (window as { recordedProblems?: string[] }).recordedProblems?.splice(0) ?? []),
    // Windows with a driver are private, and private ones write no console.
    async problemsOfLoading(url) {
      const args = ["--exit-after-load", "--enable-write-console-messages-to-stdout=true", url];
      const program = launch(miniBrowser, args, { cwd: home, env });
      const timer = setTimeout(program.kill, timeoutMs);
      await program.exited;
      clearTimeout(timer);
      const lines = program.output().split("\n");
      // WebKitGTK is built without manifests.
      return lines.filter((line) => /CONSOLE .*(ERROR|WARN)/.test(line) && !line.includes("'manifest-src'"));
    },
    async close() {
      await driver.send("DELETE", `/session/${sessionId}`);
      await driver.stop();
      await display.stop();
    },
  };
};
