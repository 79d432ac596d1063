import path from "node:path";
import { routes } from "@/lib/urls/routes";

/** A site that was started with faultEnv() fails when it handles this text. */
export const faultUrl = "https://fault.example";

/** The address of a page whose rendering fails there. */
export const faultPagePath = routes.subscribe({ categories: [faultUrl] });

export const faultEnv = (message: string) => ({
  NODE_OPTIONS: `--require=${path.resolve("e2e/support/inject-fault.cjs")}`,
  FAULT_ON: faultUrl,
  FAULT_MESSAGE: message,
});
