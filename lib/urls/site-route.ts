type Facts = {
  /** The parameters that it knows, in the order of links. No page and no cache sees any other. */
  parameters?: readonly string[];
  /** For one visitor: no cache stores it. */
  isPersonal?: boolean;
  /** A device may store it for reading offline. */
  isStorable?: boolean;
  /** In the sitemap by itself; pages of entries are there with their entries. */
  isListed?: boolean;
  /** Whether the slug may hold slashes */
  isDeep?: boolean;
  /** Which requests it is counted with; pages and files with "pages" unless it says so */
  limit?: "files" | "leavings" | "pages" | "proposals" | "searches" | "suggestions";
};

export type SiteRoute = Facts & {
  /** The decoded path, with `*` in place of a slug */
  pattern: string;
  kind: "page" | "file" | "api" | "build";
};

/** Stands for the slug in a pattern */
export const any = "*";

const of =
  (kind: SiteRoute["kind"]) =>
  (path: string, facts: Facts = {}): SiteRoute => ({ pattern: decodeURIComponent(path), kind, ...facts });
export const page = of("page");
export const file = of("file");
export const api = of("api");
export const build = of("build");
