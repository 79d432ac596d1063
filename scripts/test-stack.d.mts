export interface Stack {
  /** Where the run keeps everything; it is removed when the run ends. */
  folder: string;
  /** A copy of the demo village as it was loaded: a CMS's database and its uploads. */
  village: string;
  settings: { site: Record<string, string>; cms: Record<string, string> };
}

export interface Server {
  url: string;
  /** What the server has printed so far. */
  output(): string;
  stop(): Promise<void>;
  /** Ends it and its children without a chance to tidy up. */
  kill(): void;
  /** Settles once it has ended. */
  exited: Promise<unknown>;
}

interface Start {
  folder: string;
  settings: Record<string, string>;
  port?: number | undefined;
  env?: Record<string, string> | undefined;
}

/** A port that nothing listens on. */
export function freePort(): Promise<number>;
export function readStack(): Promise<Stack>;
export function startTestCms(options: Start): Promise<Server>;
export function startTestSite(
  options: Start & { cmsUrl: string; host?: string | undefined },
): Promise<Server>;
