import { watchChanges } from "./cms/changes-watch";
import { EnvironmentError, serverEnv } from "./env/server";

/** Checks the environment and begins to follow the CMS. */
export function startServer(): void {
  try {
    serverEnv();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
  watchChanges();
}
