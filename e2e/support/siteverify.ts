import { text } from "node:stream/consumers";
import { startLocalServer } from "../../scripts/stack/local-server";

/**
 * Replaces Google's siteverify and accepts every token. A test may change `score`, from 0 (robot) to 1 (person);
 * `tokens` are those that were verified, and `env` makes a site use the server.
 */
export async function startSiteverify(action: string) {
  const tokens: string[] = [];
  const { url, close } = await startLocalServer(async (request, response) => {
    tokens.push(new URLSearchParams(await text(request)).get("response") ?? "");
    const verdict = { success: true, action, hostname: "localhost", score: siteverify.score };
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify({ ...verdict, challenge_ts: new Date().toISOString() }));
  });
  const siteverify = {
    tokens,
    score: 0.9,
    close,
    env: {
      RECAPTCHA_SITE_KEY: "site-key",
      RECAPTCHA_SECRET_KEY: "secret-key",
      RECAPTCHA_VERIFY_URL: `${url}/siteverify`,
    },
  };
  return siteverify;
}
