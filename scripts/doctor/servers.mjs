import { problem, reasonOf, warning } from "./findings.mjs";

const timeoutMs = 10_000;

/** @param {string} url @param {string} [token] */
async function ask(url, token) {
  try {
    const headers = new Headers(token ? { Authorization: `Bearer ${token}` } : {});
    const response = await fetch(url, {
      headers,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, body: await response.text() };
  } catch (error) {
    return { failure: reasonOf(error) };
  }
}

const states = /** @type {const} */ ({
  degraded: [warning, "shows its last copy of the content, or is without Redis"],
  unavailable: [problem, "has no content to show"],
});

/** Whether the site answers on its port, and what it says of its content. @param {number} port */
export async function checkSite(port) {
  const url = `http://127.0.0.1:${port}`;
  const live = await ask(`${url}/api/health/live`);
  if (live.failure === "ECONNREFUSED")
    return [problem(`Nothing listens on port ${port}: the site does not run. Its log says why.`)];
  if (live.failure) return [problem(`The site does not answer on port ${port} (${live.failure}).`)];
  if (live.status !== 200 || !live.body?.includes('"ok"'))
    return [problem(`Port ${port} belongs to another program than the site: choose another PORT in .env.`)];
  const ready = await ask(`${url}/api/health/ready`);
  const state = Object.keys(states).find((name) => ready.body?.includes(`"${name}"`));
  if (!state) return [];
  const [finding, words] = states[/** @type {keyof typeof states} */ (state)];
  return [finding(`The site ${words}: the CMS or its answers are missing. ${ready.body}`)];
}

/** Whether visitors reach the site. @param {string} siteUrl */
export async function checkPublicAddress(siteUrl) {
  const { failure, status } = await ask(`${siteUrl}/api/health/live`);
  if (failure)
    return [
      problem(
        `${siteUrl} cannot be reached from here (${failure}): look at nginx, the name's DNS entry and the firewall.`,
      ),
    ];
  return status === 200
    ? []
    : [
        problem(
          `${siteUrl} answers ${status} in place of 200: nginx does not reach the site, or the address is another's.`,
        ),
      ];
}

/**
 * Whether the CMS answers, knows the site's tokens, and gives each what it needs and no more.
 * @param {string} url @param {import("../environment.mjs").Variables} variables
 */
export async function checkCms(url, { CMS_API_TOKEN, CMS_WRITE_TOKEN, CMS_PREVIEW_TOKEN }) {
  const health = await ask(`${url}/_health`);
  if (health.failure === "ECONNREFUSED")
    return [problem(`Nothing listens at ${url}: the CMS does not run, or CMS_URL in .env is wrong.`)];
  if (health.failure)
    return [problem(`The CMS at ${url} does not answer (${health.failure}): check CMS_URL in .env.`)];
  if (health.status !== 204)
    return [problem(`${url} is not the CMS (it answers ${health.status}): check CMS_URL in .env.`)];
  const published = "/api/beitraege?pagination[pageSize]=1";
  const findings = await Promise.all([
    checkAllowed(`${url}/api/aenderungen`, "CMS_API_TOKEN", CMS_API_TOKEN, "read what is published"),
    checkRefused(`${url}/api/nachrichten`, "CMS_API_TOKEN", CMS_API_TOKEN, "read visitors' messages"),
    checkKnown(url + published, "CMS_WRITE_TOKEN", CMS_WRITE_TOKEN),
    checkRefused(url + published, "CMS_WRITE_TOKEN", CMS_WRITE_TOKEN, "read content"),
    CMS_PREVIEW_TOKEN
      ? checkAllowed(`${url}${published}&status=draft`, "CMS_PREVIEW_TOKEN", CMS_PREVIEW_TOKEN, "read drafts")
      : [],
    checkRefused(url + published, "Everybody", undefined, "read the API without a token"),
  ]);
  return findings.flat();
}

const unknownToken = (/** @type {string} */ name) =>
  problem(
    `The CMS does not know ${name}: it must be the same in .env and cms/.env, and the CMS has to be restarted.`,
  );

/** @param {string} url @param {string} name @param {string | undefined} token @param {string} right */
async function checkAllowed(url, name, token, right) {
  const { status, failure } = await ask(url, token);
  if (status === 200) return [];
  if (status === 401) return [unknownToken(name)];
  return status === 403
    ? [problem(`${name} may not ${right}: restart the CMS, which sets the token's rights.`)]
    : [problem(`The CMS fails (${status ?? failure}) where ${name} should ${right}: look into its log.`)];
}

/** @param {string} url @param {string} name @param {string | undefined} token */
async function checkKnown(url, name, token) {
  const { status } = await ask(url, token);
  return status === 401 ? [unknownToken(name)] : [];
}

/** @param {string} url @param {string} name @param {string | undefined} token @param {string} right */
async function checkRefused(url, name, token, right) {
  const { status } = await ask(url, token);
  return status === 200
    ? [
        problem(
          `${name} may ${right}, which it should not: take that right away in the panel (Einstellungen → API-Tokens, Rollen).`,
        ),
      ]
    : [];
}
