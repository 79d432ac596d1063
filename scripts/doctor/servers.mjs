import { execFileSync } from "node:child_process";
import path from "node:path";
import { root } from "../paths.mjs";
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
    return { status: response.status, body: await response.text(), headers: response.headers };
  } catch (error) {
    return { failure: reasonOf(error) };
  }
}

const states = /** @type {const} */ ({
  degraded: [warning, "zeigt ihre letzte Kopie der Inhalte oder hat kein Redis"],
  unavailable: [problem, "hat keine Inhalte"],
});

/** Whether the site answers on its port, and what it says of its content. @param {number} port */
export async function checkSite(port) {
  const url = `http://127.0.0.1:${port}`;
  const live = await ask(`${url}/api/health/live`);
  if (live.failure === "ECONNREFUSED")
    return [problem(`An Port ${port} hört niemand: Die Website läuft nicht. Ihr Protokoll sagt, warum.`)];
  if (live.failure) return [problem(`Die Website antwortet an Port ${port} nicht (${live.failure}).`)];
  if (live.status !== 200 || !live.body?.includes('"ok"'))
    return [problem(`Port ${port} gehört einem anderen Programm: Wählen Sie einen anderen PORT in .env.`)];
  const ready = await ask(`${url}/api/health/ready`);
  if (ready.body?.includes('"features":"other-than-the-cms"'))
    return [
      problem(
        "Website und CMS laufen mit verschiedenen FEATURES: Lassen Sie die Zeile nur in .env stehen und starten Sie beide neu.",
      ),
    ];
  const state = Object.keys(states).find((name) => ready.body?.includes(`"${name}"`));
  if (!state) return checkDocument(`${url}/impressum`);
  const [finding, words] = states[/** @type {keyof typeof states} */ (state)];
  return [finding(`Die Website ${words}: Das CMS oder seine Antworten fehlen. ${ready.body}`)];
}

/**
 * Whether documents are finished and kept: that rests on how Next and React write them (lib/html), and ends without an error
 * where another version of them writes otherwise. @param {string} url of a page that is the same for everybody
 */
async function checkDocument(url) {
  await ask(url);
  const { status, headers, body = "" } = await ask(url);
  const isDeveloping = headers?.get("content-security-policy")?.includes("'unsafe-eval'");
  if (status !== 200 || isDeveloping) return [];
  const faults = [
    headers?.get("cache-status") === "dorfforum; hit" ? [] : "schreibt jede Seite bei jedem Aufruf neu",
    body.split("<style").length === 2 ? [] : "hat die Gestaltung nicht in ihren Seiten",
  ].flat();
  if (faults.length === 0) return [];
  return [
    warning(
      `Die Website ${faults.join(" und ")}, und ist deshalb langsam: Ihr Next oder React ist nicht das dieser Fassung. „npm ci“ und ein neuer Bau bringen es.`,
    ),
  ];
}

/** Whether visitors reach the site. @param {string} siteUrl */
export async function checkPublicAddress(siteUrl) {
  const { failure, status } = await ask(`${siteUrl}/api/health/live`);
  if (failure)
    return [
      problem(
        `${siteUrl} ist von hier aus nicht erreichbar (${failure}): Prüfen Sie nginx, den DNS-Eintrag des Namens und die Firewall.`,
      ),
    ];
  return status === 200
    ? []
    : [
        problem(
          `${siteUrl} antwortet ${status} statt 200: nginx erreicht die Website nicht, oder die Adresse gehört jemand anderem.`,
        ),
      ];
}

/** Whether nginx, where `deploy/nginx` set it up, has the files of this release. @param {string} siteUrl */
export async function checkNginx(siteUrl) {
  const { status = 503, headers, body } = await ask(`${siteUrl}/_edge/version`);
  // What comes from the site has an id; another nginx answers by itself while it does not reach the site.
  const isFromEdge =
    status < 500 && headers?.get("server")?.startsWith("nginx") && !headers.has("x-request-id");
  const version = execFileSync("sh", [path.join(root, "deploy/nginx/fill.sh")], { encoding: "utf8" });
  return !isFromEdge || body === version.trim()
    ? []
    : [
        warning(
          "nginx hat die Dateien einer anderen Fassung als die Website: sudo systemctl reload nginx. Hilft das nicht, rufen Sie install.sh aus den Quellen dieser Fassung mit denselben Namen noch einmal auf.",
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
    return [problem(`Unter ${url} hört niemand: Das CMS läuft nicht, oder CMS_URL in .env ist falsch.`)];
  if (health.failure)
    return [problem(`Das CMS unter ${url} antwortet nicht (${health.failure}): Prüfen Sie CMS_URL in .env.`)];
  if (health.status !== 204)
    return [
      problem(`${url} ist nicht das CMS (die Antwort ist ${health.status}): Prüfen Sie CMS_URL in .env.`),
    ];
  const published = "/api/beitraege?pagination[pageSize]=1";
  const findings = await Promise.all([
    checkAllowed(`${url}/api/aenderungen`, "CMS_API_TOKEN", CMS_API_TOKEN, "Veröffentlichtes lesen"),
    checkRefused(`${url}/api/nachrichten`, "CMS_API_TOKEN", CMS_API_TOKEN, "Nachrichten von Besuchern lesen"),
    checkKnown(url + published, "CMS_WRITE_TOKEN", CMS_WRITE_TOKEN),
    checkRefused(url + published, "CMS_WRITE_TOKEN", CMS_WRITE_TOKEN, "Inhalte lesen"),
    CMS_PREVIEW_TOKEN
      ? checkAllowed(
          `${url}${published}&status=draft`,
          "CMS_PREVIEW_TOKEN",
          CMS_PREVIEW_TOKEN,
          "Entwürfe lesen",
        )
      : [],
    checkRefused(url + published, "Jeder", undefined, "die Schnittstelle ohne Schlüssel lesen"),
    checkLeft(url, CMS_API_TOKEN),
  ]);
  return findings.flat();
}

const unknownToken = (/** @type {string} */ name) =>
  problem(
    `Das CMS kennt ${name} nicht: In .env und cms/.env muss dasselbe stehen, danach startet das CMS neu. Läuft dort das CMS eines anderen Forums, wählen Sie einen anderen PORT in cms/.env.`,
  );

/** @param {string} url @param {string} name @param {string | undefined} token @param {string} right */
async function checkAllowed(url, name, token, right) {
  const { status, failure } = await ask(url, token);
  if (status === 200) return [];
  if (status === 401) return [unknownToken(name)];
  return status === 403
    ? [problem(`${name} darf nicht ${right}: Starten Sie das CMS neu, es setzt die Rechte des Schlüssels.`)]
    : [
        problem(
          `Das CMS scheitert (${status ?? failure}), wo ${name} ${right} soll: Sehen Sie in sein Protokoll.`,
        ),
      ];
}

/** @param {string} url @param {string} name @param {string | undefined} token */
async function checkKnown(url, name, token) {
  const { status } = await ask(url, token);
  return status === 401 ? [unknownToken(name)] : [];
}

/** What is left of features that are off. @param {string} url @param {string | undefined} token */
async function checkLeft(url, token) {
  const { status, body = "" } = await ask(`${url}/api/warteschlangen`, token);
  /** @type {string[]} */
  const left = status === 200 ? (JSON.parse(body).data?.left ?? []) : [];
  return left.map((sentences) =>
    warning(`${sentences} Die Verwaltung kann es auf der Startseite der Redaktion löschen.`),
  );
}

/** @param {string} url @param {string} name @param {string | undefined} token @param {string} right */
async function checkRefused(url, name, token, right) {
  const { status } = await ask(url, token);
  return status === 200
    ? [
        problem(
          `${name} darf ${right} und soll es nicht: Nehmen Sie dieses Recht in der Redaktion weg (Einstellungen → API-Tokens, Rollen).`,
        ),
      ]
    : [];
}
