import { createRequire } from "node:module";
import path from "node:path";
import { connect } from "node:tls";
import { cms, root } from "../paths.mjs";
import { problem, reasonOf, warning } from "./findings.mjs";

const timeoutMs = 10_000;
const dayMs = 24 * 3_600_000;
/** certbot renews 30 days before. */
const minDaysLeft = 14;

/** Whether the mail server takes the account. Sends nothing. @param {string} url */
export async function checkMailServer(url) {
  const { createTransport } = createRequire(path.join(cms.folder, "package.json"))("nodemailer");
  const options = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport({ url, ...options });
  try {
    await transport.verify();
    return [];
  } catch (error) {
    const { code, responseCode } = Object(error);
    const host = new URL(url).host;
    return code === "EAUTH" || responseCode === 535
      ? [problem(`The mail server ${host} refuses name or password in SMTP_URL (${responseCode ?? code}).`)]
      : [
          problem(
            `The mail server ${host} cannot be used (${reasonOf(error)}): check SMTP_URL and the firewall.`,
          ),
        ];
  } finally {
    transport.close();
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
    return [problem(`PostgreSQL cannot be used (${reason}): start it, or check DATABASE_URL in cms/.env.`)];
  }
}

/** @param {string} url */
export async function checkRedis(url) {
  const { Redis } = createRequire(path.join(root, "package.json"))("ioredis");
  const redis = new Redis(url, { lazyConnect: true, connectTimeout: timeoutMs, retryStrategy: () => null });
  redis.on("error", () => {});
  try {
    await redis.connect();
    await redis.ping();
    return [];
  } catch (error) {
    return [
      problem(
        `Redis cannot be used (${reasonOf(error)}): check REDIS_URL. Limits hold for each server alone.`,
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
    return [problem(`${url} has no certificate to look at (${received}): nginx does not answer there.`)];
  const { certificate, error } = received;
  const daysLeft = Math.floor((Date.parse(certificate.valid_to) - nowMs) / dayMs);
  if (Date.parse(certificate.valid_to) < nowMs)
    return [
      problem(
        `The certificate of ${hostname} expired on ${certificate.valid_to}: certbot renew, then systemctl reload nginx.`,
      ),
    ];
  if (Date.parse(certificate.valid_from) > nowMs)
    return [
      problem(
        `The certificate of ${hostname} is valid from ${certificate.valid_from} only: is the clock right?`,
      ),
    ];
  if (error) return [problem(`Browsers refuse the certificate of ${hostname} (${error}).`)];
  return daysLeft < minDaysLeft
    ? [
        warning(
          `The certificate of ${hostname} expires in ${daysLeft} days, and was not renewed: certbot renew --dry-run says why.`,
        ),
      ]
    : [];
}
