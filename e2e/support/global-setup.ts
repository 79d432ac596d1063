/** Ends a run without servers with one sentence, before every test fails. */
export default function requireServers() {
  if (!process.env.E2E_STACK)
    throw new Error("Call npm run test:e2e: it starts the servers that the browser tests need.");
}
