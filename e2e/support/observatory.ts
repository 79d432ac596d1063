/** A response of a site with https */
export type GradedResponse = { headers: Headers; body: string };

/**
 * The points of one response by each rule of MDN's HTTP Observatory, as of November 2026. Left out are whether http
 * redirects to https, which is the proxy's matter, and the bonus for domains in the browsers' list of HSTS preloads.
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
const rules: Record<string, (response: GradedResponse) => number> = {
  "content-security-policy": ({ headers }) => policyPoints(policyOf(headers)),
  cookies: ({ headers }) => cookiePoints(headers.getSetCookie()),
  "cross-origin-resource-sharing": ({ headers }) =>
    headers.has("access-control-allow-origin") && headers.has("access-control-allow-credentials") ? -50 : 0,
  redirection: ({ headers }) => (/^(http:|\/\/)/i.test(headers.get("location") ?? "") ? -20 : 0),
  "referrer-policy": ({ headers }) => referrerPoints(headers.get("referrer-policy")),
  "strict-transport-security": ({ headers }) => transportPoints(headers.get("strict-transport-security")),
  "subresource-integrity": ({ headers, body }) =>
    headers.get("content-type")?.startsWith("text/html") ? scriptPoints(body) : 0,
  "x-content-type-options": ({ headers }) => (headers.get("x-content-type-options") === "nosniff" ? 0 : -5),
  "x-frame-options": ({ headers }) => framePoints(policyOf(headers), headers.get("x-frame-options")),
  "cross-origin-resource-policy": ({ headers }) =>
    resourcePoints(headers.get("cross-origin-resource-policy")),
};

/** @returns the score, in which bonuses count from 90 points on, and the points of each rule that gave or took any */
export function grade(response: GradedResponse): { score: number; points: Record<string, number> } {
  const points = Object.entries(rules).map(([name, rule]): [string, number] => [name, rule(response)]);
  const base = points.reduce((total, [, value]) => total + Math.min(value, 0), 100);
  const bonus = points.reduce((total, [, value]) => total + Math.max(value, 0), 0);
  return {
    score: base < 90 ? Math.max(base, 0) : base + bonus,
    points: Object.fromEntries(points.filter(([, value]) => value !== 0)),
  };
}

type Policy = ReadonlyMap<string, readonly string[]>;

/** Several policies count as none here: the site sends one. */
function policyOf(headers: Headers): Policy {
  const header = headers.get("content-security-policy") ?? "";
  if (header.includes(",")) return new Map();
  const directives = header.split(";").map((directive) => directive.trim().split(/\s+/));
  return new Map(
    directives.filter(([name]) => name).map(([name = "", ...sources]) => [name.toLowerCase(), sources]),
  );
}

const isBroad = (source: string) => /^((https?|ftp):|\*|https?:\/\/\*(\.\*)?)$/.test(source);
const isInsecure = (source: string) => /^(http|ftp):/.test(source);
const isUnsafe = (source: string) => isBroad(source) || ["'unsafe-inline'", "data:"].includes(source);

function policyPoints(policy: Policy): number {
  if (policy.size === 0) return -25;
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
  const scripts = effectiveSources(sourcesOf("script-src"));
  const styles = effectiveSources(sourcesOf("style-src"));
  const passive = ["img-src", "media-src"];
  const active = [...policy].flatMap(([name, sources]) => (passive.includes(name) ? [] : sources));
  if (scripts.some(isUnsafe) || sourcesOf("object-src").some(isBroad) || active.some(isInsecure)) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (passive.flatMap(sourcesOf).some(isInsecure)) return -10;
  if (styles.some(isUnsafe)) return 0;
  return policy.get("default-src")?.join() === "'none'" ? 10 : 5;
}

/** Without what browsers ignore beside nonces, hashes and 'strict-dynamic' */
function effectiveSources(sources: readonly string[]): readonly string[] {
  if (!sources.some((source) => /^'(nonce|sha\d+)-/.test(source))) return sources;
  const isDynamic = sources.includes("'strict-dynamic'");
  return sources.filter((source) => source !== "'unsafe-inline'" && !(isDynamic && isBroad(source)));
}

function cookiePoints(cookies: readonly string[]): number {
  if (cookies.length === 0) return 0;
  return Math.min(
    ...cookies.map((cookie) => {
      const [name = ""] = cookie.split("=");
      const sameSite = /;\s*samesite(?:=([^;]*))?/i.exec(cookie);
      if (sameSite && !/^(lax|strict|none)$/i.test(sameSite[1]?.trim() ?? "")) return -20;
      if (/login|sess/i.test(name) && !/;\s*httponly/i.test(cookie)) return -30;
      if (/csrf/i.test(name) && !sameSite) return -20;
      if (!/;\s*secure/i.test(cookie)) return -5;
      return sameSite ? 5 : 0;
    }),
  );
}

function referrerPoints(policy: string | null): number {
  if (policy === null) return 0;
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy) ? 5 : -5;
}

function transportPoints(header: string | null): number {
  const seconds = /(?:^|;)\s*max-age=(\d+)/i.exec(header ?? "")?.[1];
  if (seconds === undefined) return -20;
  return Number(seconds) < 15_768_000 ? -10 : 0;
}

function scriptPoints(html: string): number {
  const tags = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/g)];
  const points = tags.map(([tag, address = ""]) => {
    const hasIntegrity = /\bintegrity=/.test(tag);
    if (/^(http:)?\/\//.test(address)) return hasIntegrity ? -20 : -50;
    if (/^https:/.test(address) && !hasIntegrity) return -5;
    return hasIntegrity ? 5 : 0;
  });
  return Math.min(...points, Math.max(0, ...points));
}

function framePoints(policy: Policy, header: string | null): number {
  if (policy.has("frame-ancestors")) return 5;
  return /^(deny|sameorigin)$/i.test(header ?? "") ? 0 : -20;
}

const resourcePolicies = new Map([
  ["same-origin", 10],
  ["same-site", 10],
  ["cross-origin", 0],
]);

const resourcePoints = (header: string | null) =>
  header === null ? 0 : (resourcePolicies.get(header) ?? -5);
