// biome-ignore-all lint/suspicious/noConsole: what is printed is what is tested
import { logConsole } from "./log";
import { logErrorsTo, reportError } from "./report-error";

const printed: string[] = [];

beforeAll(() => {
  jest.spyOn(process.stdout, "write").mockImplementation((line) => printed.push(String(line)) > 0);
});
beforeEach(() => {
  printed.length = 0;
  logConsole();
});

test("output of libraries becomes a line of the log without mail addresses", () => {
  console.error(" ⨯", new Error("No mailbox erika@example.org", { cause: new TypeError("fetch failed") }));
  console.warn("%s is deprecated", "url.parse");
  const [error, warning] = printed;
  expect(error).toMatch(/^error +⨯ Error: No mailbox \[mail\] ← TypeError: fetch failed part=console\n/);
  expect(error).toContain("log.test");
  expect(printed.join()).not.toContain("erika");
  expect(warning).toBe("warn  url.parse is deprecated part=console\n");
});

test("an error that has been reported is not logged again", () => {
  const reported = new Error("once");
  const receiver = jest.fn();
  logErrorsTo(receiver);
  reportError(reported);
  console.error(" ⨯", reported);
  expect(receiver).toHaveBeenCalledTimes(1);
  expect(printed).toEqual([]);
});
