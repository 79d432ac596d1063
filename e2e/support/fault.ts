import path from "node:path";

/** A site that was started with faultEnv() fails when it handles this text. */
export const faultUrl = "https://fault.example";

export const faultEnv = (message: string) => ({
  NODE_OPTIONS: `--require=${path.resolve("e2e/support/inject-fault.cjs")}`,
  FAULT_ON: faultUrl,
  FAULT_MESSAGE: message,
});
