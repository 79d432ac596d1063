import { type LaunchOptions, launch } from "../../scripts/processes.mjs";

/** One window of a browser. A function that is evaluated in its page is self-contained; arguments and result are JSON. */
export type Browser = {
  /** With its version */
  name: string;
  /** What its driver cannot do, in words for the list */
  cannot: string[];
  /** Opens an address and waits until it is loaded. */
  open: (url: string) => Promise<unknown>;
  evaluate: <Args extends unknown[], Result>(
    callback: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** Of keys or a pointer, in the form that WebDriver and WebDriver BiDi share (https://www.w3.org/TR/webdriver2/#actions) */
  performActions: (sources: object[]) => Promise<unknown>;
  back: () => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  /** Errors and warnings of the console, and violations of the policy, since the last call */
  takeProblems: () => Promise<string[]>;
  /** The console while an address is loaded, where takeProblems() begins after that */
  problemsOfLoading?: (url: string) => Promise<string[]>;
  /** The page as a PDF */
  print?: () => Promise<Buffer>;
  close: () => Promise<void>;
};

export type LaunchBrowser = (options: { isDark: boolean; folder: string }) => Promise<Browser>;

/** An expression for a function's awaited result as JSON, "null" for undefined */
export const toExpression = (callback: unknown, args: unknown[]): string =>
  `(async () => JSON.stringify(await (${callback})(...${JSON.stringify(args)})) ?? "null")()`;

/** Launches a program and waits for the line that matches. @returns the program, and the first group of the match */
export async function launchUntil(file: string, args: string[], options: LaunchOptions, pattern: RegExp) {
  let onLine: LaunchOptions["onLine"];
  const found = new Promise<string>((resolve) => {
    onLine = (line) => pattern.exec(line)?.slice(1).forEach(resolve);
  });
  const program = launch(file, args, { ...options, onLine });
  const failure = program.exited.then(() => {
    throw new Error(`${file} ended:\n${program.output()}`);
  });
  return { ...program, found: await Promise.race([found, failure]) };
}
