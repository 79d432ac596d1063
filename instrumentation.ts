/** Runs once when a server starts, never while building: a wrong environment ends the start with its reason. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return;
  const { startServer } = await import("./lib/start-server");
  await startServer();
}
