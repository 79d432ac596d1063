/** `originalCode`: the cause of an error of nodemailer */
type CodedError = { code?: string | number; originalCode?: string; responseCode?: number };

/**
 * An error for the log, without its message, which may hold addresses: its codes, else its name and where in the code it was
 * thrown.
 */
export function codeOf(error: unknown): string {
  const { code, originalCode, responseCode } = (error ?? {}) as CodedError;
  if (code || responseCode) return [code ?? "unknown", originalCode, responseCode].filter(Boolean).join(" ");
  if (!(error instanceof Error)) return "unknown";
  return [error.name, placeOf(error)].filter(Boolean).join(" ");
}

/** The first line of the stack after the message, such as "at readSource (read-source.js:50:12)" */
function placeOf({ message, stack = "" }: Error): string | undefined {
  const start = stack.indexOf(message);
  return start < 0 ? undefined : /^\s+(at .*)$/m.exec(stack.slice(start + message.length))?.[1];
}
