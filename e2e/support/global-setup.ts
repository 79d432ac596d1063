/** Ends a run that lacks its servers with one sentence instead of a failure of every test. */
export default function requireServers() {
  if (!process.env.E2E_STACK)
    throw new Error("Call npm run test:e2e: it starts the servers that the browser tests need.");
}
