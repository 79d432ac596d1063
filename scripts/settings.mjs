import { OperatorError } from "./failures.mjs";

/** The CMS sends mail, but its settings may stand with the site's, where an operator looks first. */
const mail = ["SMTP_URL", "MAIL_FROM", "MAIL_TO"];

const loopback = ["localhost", "127.0.0.1", "[::1]"];

function portFrom(name, value) {
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new OperatorError(`${name} is not a port: ${value} (a number from 1 to 65535 is needed).`);
}

/** An address on this machine follows the port that is really used; any other is the operator's own. */
function following(name, address, port) {
  if (!URL.canParse(address)) throw new OperatorError(`${name} is not an address: ${address}.`);
  const url = new URL(address);
  if (loopback.includes(url.hostname)) url.port = String(port);
  return url.href.replace(/\/$/, "");
}

/**
 * What both servers are started with: the two files of settings, the process environment before them.
 * @param {{ site: Record<string, string>, cms: Record<string, string> }} files
 * @param {NodeJS.ProcessEnv} environment
 */
export function connect(files, environment) {
  const ofSite = (name) => environment[name] || files.site[name];
  const ofCms = (name) => environment[name] || files.cms[name];
  const sitePort = portFrom("PORT", environment.PORT || files.site.PORT || 3000);
  const cmsPort = portFrom("CMS_PORT", environment.CMS_PORT || files.cms.PORT || 1337);
  const { PORT, HOST, CMS_PORT, ...inherited } = environment;
  return {
    site: {
      port: sitePort,
      env: {
        ...inherited,
        SITE_URL: following("SITE_URL", ofSite("SITE_URL"), sitePort),
        CMS_URL: following("CMS_URL", ofSite("CMS_URL"), cmsPort),
        CMS_ADMIN_URL: following("CMS_ADMIN_URL", ofSite("CMS_ADMIN_URL"), cmsPort),
        CMS_API_TOKEN: ofSite("CMS_API_TOKEN"),
      },
    },
    cms: {
      port: cmsPort,
      host: files.cms.HOST || "127.0.0.1",
      env: {
        ...inherited,
        CMS_ADMIN_URL: following("CMS_ADMIN_URL", ofSite("CMS_ADMIN_URL"), cmsPort),
        SITE_WEBHOOK_URL: following("SITE_WEBHOOK_URL", ofCms("SITE_WEBHOOK_URL"), sitePort),
        ADMIN_EMAIL: ofCms("ADMIN_EMAIL"),
        ...Object.fromEntries(mail.map((name) => [name, ofCms(name) || files.site[name] || ""])),
      },
    },
  };
}
