import { Resolver } from "node:dns/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { connect } from "node:tls";
import { domainToASCII } from "node:url";
import { cms, root } from "../paths.mjs";
import { problem, reasonOf, warning } from "./findings.mjs";

const timeoutMs = 10_000;
const dayMs = 24 * 3_600_000;
/** certbot renews 30 days before. */
const minDaysLeft = 14;

/** @type {Record<string, string>} */
const certificateProblems = {
  DEPTH_ZERO_SELF_SIGNED_CERT: "ist selbst unterschrieben",
  SELF_SIGNED_CERT_IN_CHAIN: "ist von einer Stelle unterschrieben, die dieser Rechner nicht kennt",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "ist von einer Stelle unterschrieben, die dieser Rechner nicht kennt",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "kommt ohne das seiner Stelle",
  CERT_HAS_EXPIRED: "ist abgelaufen",
  ERR_TLS_CERT_ALTNAME_INVALID: "gilt für einen anderen Namen",
};

/**
 * Why a mail server cannot be used, as a sentence. @param {unknown} error of nodemailer @param {string} url SMTP_URL
 */
function mailServerProblem(error, url) {
  const { code, command, originalCode, responseCode } = Object(error);
  const { host, password } = new URL(url);
  const server = `Der Mailserver ${host}`;
  if (code === "EAUTH" || responseCode === 535)
    return `${server} lehnt Namen oder Passwort in SMTP_URL ab (${responseCode ?? code}).`;
  const certificate = certificateProblems[originalCode];
  if (certificate)
    return `${server} ist nicht zu benutzen: Sein Zertifikat ${certificate} (${originalCode}). Nennen Sie in SMTP_URL den Namen, für den es gilt; die Stelle eines eigenen Servers nimmt das CMS aus NODE_EXTRA_CA_CERTS.`;
  if (command === "STARTTLS" && password)
    return `${server} verschlüsselt nicht (STARTTLS), und das Passwort in SMTP_URL soll niemand mitlesen: Nehmen Sie smtps:// oder einen anderen Port. Nur in einem Netz, in dem niemand mithört, hilft ?requireTLS=false am Ende.`;
  return `${server} ist nicht zu benutzen (${originalCode ?? reasonOf(error)}): Prüfen Sie SMTP_URL und die Firewall.`;
}

/** Whether the mail server takes the account. Sends nothing. @param {string} url */
export async function checkMailServer(url) {
  const { createTransport } = createRequire(path.join(cms.folder, "package.json"))("nodemailer");
  const { smtpOptions } = await import("../../packages/shared/mail/smtp-options.ts");
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport({ ...smtpOptions(url), ...timeouts });
  try {
    await transport.verify();
    return [];
  } catch (error) {
    return [problem(mailServerProblem(error, url))];
  } finally {
    transport.close();
  }
}

/** Names that no mail server elsewhere looks up */
const isReserved = (/** @type {string} */ domain) =>
  /(^|\.)(example|test|localhost|invalid|local)$/.test(domain);

/**
 * Whether the domain of MAIL_FROM says who may send for it (SPF) and what becomes of other mail (DMARC): without both, large
 * providers take letters for spam. Where DKIM's key stands only the mail provider knows.
 * @param {string} from MAIL_FROM @param {Pick<Resolver, "resolveTxt">} resolver
 */
export async function checkMailDomain(from, resolver = new Resolver({ timeout: timeoutMs, tries: 1 })) {
  const domain = domainToASCII(from.replace(/^.*@/s, "").replace(/>.*$/s, "").trim());
  if (!domain || isReserved(domain)) return [];
  const find = async (/** @type {string} */ name, /** @type {RegExp} */ start) => {
    const texts = await resolver.resolveTxt(name).catch((error) => {
      if (error.code === "ENODATA" || error.code === "ENOTFOUND") return [];
      throw error;
    });
    return texts.map((parts) => parts.join("")).filter((text) => start.test(text));
  };
  try {
    const spf = await find(domain, /^v=spf1(\s|$)/i);
    const dmarc = await find(`_dmarc.${domain}`, /^v=DMARC1\s*(;|$)/i);
    return [
      ...(spf.length === 1
        ? []
        : [
            warning(
              `${domain} braucht genau einen SPF-Eintrag und hat ${spf.length || "keinen"}: Briefe landen leicht im Spam (docs/betrieb.md, „Damit Briefe ankommen“).`,
            ),
          ]),
      ...(dmarc.length === 1
        ? []
        : [warning(`_dmarc.${domain} hat keinen gültigen DMARC-Eintrag: Große Anbieter verlangen einen.`)]),
    ];
  } catch (error) {
    return [warning(`Die Einträge von ${domain} waren nicht abzufragen (${reasonOf(error)}).`)];
  }
}

/** Whether PostgreSQL lets the CMS in. @param {string} url */
export async function checkPostgres(url) {
  const { Client } = createRequire(path.join(cms.folder, "package.json"))("pg");
  const client = new Client({ connectionString: url, connectionTimeoutMillis: timeoutMs });
  try {
    await client.connect();
    await client.end();
    return [];
  } catch (error) {
    const reason = Object(error).message || reasonOf(error);
    return [
      problem(
        `PostgreSQL ist nicht zu benutzen (${reason}): Starten Sie es, oder prüfen Sie DATABASE_URL in cms/.env.`,
      ),
    ];
  }
}

/** @param {string} url */
export async function checkRedis(url) {
  const { Redis } = createRequire(path.join(root, ".next", "standalone", "server.js"))("ioredis");
  const redis = new Redis(url, { lazyConnect: true, connectTimeout: timeoutMs, retryStrategy: () => null });
  redis.on("error", () => {});
  try {
    await redis.connect();
    await redis.ping();
    return [];
  } catch (error) {
    return [
      problem(
        `Redis ist nicht zu benutzen (${reasonOf(error)}): Prüfen Sie REDIS_URL. Bis dahin gelten Grenzen je Server.`,
      ),
    ];
  } finally {
    redis.disconnect();
  }
}

/**
 * @param {string} url with https @param {{ ca?: string | undefined, nowMs?: number }} [options] `ca` is trusted besides the system's
 */
export async function checkCertificate(url, { ca, nowMs = Date.now() } = {}) {
  const { hostname, port } = new URL(url);
  /** @type {{ certificate: import("node:tls").PeerCertificate, error: string | undefined } | string} */
  const received = await new Promise((resolve) => {
    const options = {
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      rejectUnauthorized: false,
    };
    const socket = connect({ ...options, ...(ca && { ca }), timeout: timeoutMs });
    socket.once("secureConnect", () => {
      const { authorizationError } = socket;
      resolve({
        certificate: socket.getPeerCertificate(),
        error: authorizationError && String(authorizationError),
      });
      socket.end();
    });
    socket.once("timeout", () => {
      socket.destroy();
      resolve("ETIMEDOUT");
    });
    socket.once("error", (error) => resolve(reasonOf(error)));
  });
  if (typeof received === "string")
    return [problem(`${url} zeigt kein Zertifikat (${received}): nginx antwortet dort nicht.`)];
  const { certificate, error } = received;
  const daysLeft = Math.floor((Date.parse(certificate.valid_to) - nowMs) / dayMs);
  if (Date.parse(certificate.valid_to) < nowMs)
    return [
      problem(
        `Das Zertifikat von ${hostname} ist am ${certificate.valid_to} abgelaufen: certbot renew, dann systemctl reload nginx.`,
      ),
    ];
  if (Date.parse(certificate.valid_from) > nowMs)
    return [
      problem(`Das Zertifikat von ${hostname} gilt erst ab ${certificate.valid_from}: Geht die Uhr richtig?`),
    ];
  if (error) return [problem(`Browser lehnen das Zertifikat von ${hostname} ab (${error}).`)];
  return daysLeft < minDaysLeft
    ? [
        warning(
          `Das Zertifikat von ${hostname} läuft in ${daysLeft} Tagen ab und wurde nicht erneuert: certbot renew --dry-run sagt, warum.`,
        ),
      ]
    : [];
}
