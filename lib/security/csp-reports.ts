import { parseUrl } from "@dorfforum/shared/urls/targets";
import { z } from "zod";
import { serverEnv } from "@/lib/env/server";
import { log } from "@/lib/monitoring/log";
import { processWide } from "@/lib/runtime/process-wide";

/** How often something was blocked by a directive since the start; `source` is a keyword, a class or a host. */
export type CspReportCount = { directive: string; source: string; count: number };

type Violation = { page: string; directive: string; blocked: string; causedBy: string };

/** Strangers can report any host: further ones are counted together. */
const maxKinds = 100;
const logIntervalMs = 3_600_000;

const text = z.string().optional().default("");

/** What browsers send for `report-uri` (CSP 3, 5.3) */
const legacyReport = z
  .object({
    "csp-report": z.object({
      "document-uri": z.string(),
      "effective-directive": text,
      "violated-directive": text,
      "blocked-uri": text,
      "source-file": text,
    }),
  })
  .transform(({ "csp-report": report }): Violation[] => [
    {
      page: report["document-uri"],
      // Before CSP 3 the whole directive, with its sources
      directive: report["effective-directive"] || (report["violated-directive"].split(" ", 1)[0] ?? ""),
      blocked: report["blocked-uri"],
      causedBy: report["source-file"],
    },
  ]);

/** What browsers send for `report-to` (Reporting API) */
const reports = z
  .array(
    z.object({
      type: z.literal("csp-violation"),
      body: z.object({
        documentURL: z.string(),
        effectiveDirective: z.string(),
        blockedURL: z.string().nullish(),
        sourceFile: z.string().nullish(),
      }),
    }),
  )
  .transform((sent) =>
    sent.map(
      ({ body }): Violation => ({
        page: body.documentURL,
        directive: body.effectiveDirective,
        blocked: body.blockedURL ?? "",
        causedBy: body.sourceFile ?? "",
      }),
    ),
  );

const SentReports = z.union([legacyReport, reports]);

const directives = new Set(
  `script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src font-src media-src
  connect-src frame-src worker-src manifest-src object-src default-src base-uri form-action frame-ancestors`.split(
    /\s+/,
  ),
);
const keywords = new Set(["inline", "eval", "wasm-eval", "trusted-types-policy", "trusted-types-sink"]);

const originOf = (url: string) => parseUrl(url)?.origin;
const isExtension = (url: string) => /^[a-z-]+-extension(:|$)/i.test(url);

/** Never more than the host of what was blocked: addresses can hold what a visitor searched for. */
function sourceOf({ blocked, causedBy }: Violation): string {
  if (isExtension(blocked) || isExtension(causedBy)) return "extension";
  if (keywords.has(blocked)) return blocked;
  const [, scheme] = /^(data|blob)(?::|$)/i.exec(blocked) ?? [];
  if (scheme) return scheme.toLowerCase();
  const url = parseUrl(blocked);
  if (!url || !/^(https?|wss?):$/.test(url.protocol)) return "other";
  return url.origin === originOf(serverEnv().SITE_URL) ? "self" : url.host;
}

/** Counts reports by directive and by what was blocked. In memory: a restart forgets the counts. */
export class CspReportCounter {
  readonly #kinds = new Map<string, CspReportCount & { logged: number }>();

  /**
   * Counts the reports of the site's own pages; others are ignored.
   * @returns false for what is no report
   */
  count(sent: unknown): boolean {
    const parsed = SentReports.safeParse(sent);
    if (!parsed.success) return false;
    const site = originOf(serverEnv().SITE_URL);
    for (const violation of parsed.data) if (originOf(violation.page) === site) this.#countOne(violation);
    return true;
  }

  #countOne(violation: Violation): void {
    const directive = directives.has(violation.directive) ? violation.directive : "other";
    const reported = sourceOf(violation);
    const isCounted = this.#kinds.size < maxKinds || this.#kinds.has(`${directive} ${reported}`);
    const source = isCounted ? reported : "other";
    const key = `${directive} ${source}`;
    const kind = this.#kinds.get(key) ?? { directive, source, count: 0, logged: 0 };
    kind.count += 1;
    this.#kinds.set(key, kind);
  }

  counts(): CspReportCount[] {
    return [...this.#kinds.values()].map(({ logged, ...kind }) => kind);
  }

  /** Writes a line for each kind of which there were reports since the last time. */
  logNew(): void {
    for (const kind of this.#kinds.values()) {
      const { directive, source, count, logged } = kind;
      kind.logged = count;
      if (count > logged)
        log.warn({ directive, source, count: count - logged }, "Browsers reported what a policy blocked");
    }
  }
}

const counter = () =>
  processWide("cspReportCounter", () => {
    const created = new CspReportCounter();
    setInterval(() => created.logNew(), logIntervalMs).unref();
    return created;
  });

export const countCspReports = (sent: unknown): boolean => counter().count(sent);

/** For metrics */
export const cspReportCounts = (): CspReportCount[] => counter().counts();
