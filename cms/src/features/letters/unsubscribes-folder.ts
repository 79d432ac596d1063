import { createHmac, randomUUID } from "node:crypto";
import { appendFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { unsubscribeDays } from "@dorfforum/shared/letters/limits";

/*
 * Who left or paused, kept apart from the database: a restored backup brings back its rows. Each line is a time and a keyed
 * hash; each month has a file of its own, so that lines are only ever added and files removed whole.
 */

const dayMs = 24 * 3600 * 1000;
const monthFile = /^\d{4}-\d{2}\.txt$/;
const timeFile = "stand.txt";
/** Of this process alone: two containers that share the folder may have the same process id. */
const draftFile = `${timeFile}.${randomUUID()}`;

/** The folder; DEPARTURES_FOLDER where several CMSs share a database. Relative paths start at cms/. */
export function unsubscribesFolder(appDir: string, environment: NodeJS.Dict<string> = process.env): string {
  const { DEPARTURES_FOLDER: folder, DATABASE_FILENAME: database } = environment;
  return path.resolve(
    appDir,
    folder?.trim() || path.join(path.dirname(database || ".tmp/data.db"), "abmeldungen"),
  );
}

const hash = (key: string, left: string) =>
  createHmac("sha256", key).update(`departure ${left}`).digest("base64url");

/** Who left or did what: an address in small letters, or an address with a theme, a pause or its end. */
const nameOf = (address: string, what?: string) => [address.toLowerCase(), what].filter(Boolean).join(" ");

const pauseWord = (isPaused: boolean) => (isPaused ? "pausiert" : "fortgesetzt");

type Note = { address: string; now: Date };

/** Notes that an address left a theme, or all. @param key the first of APP_KEYS */
export const recordUnsubscribe = (
  folder: string,
  key: string,
  { address, theme, now }: Note & { theme?: string | undefined },
): Promise<void> => note(folder, hash(key, nameOf(address, theme)), now);

/** Notes that an address pauses, or goes on. @param key the first of APP_KEYS */
export const recordPause = (
  folder: string,
  key: string,
  { address, isPaused, now }: Note & { isPaused: boolean },
): Promise<void> => note(folder, hash(key, nameOf(address, pauseWord(isPaused))), now);

async function note(folder: string, hashed: string, now: Date): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const time = now.toISOString();
  // Behind a line that a full disk cut, this one is still its own.
  const line = `\n${time} ${hashed}\n`;
  await appendFile(path.join(folder, `${time.slice(0, 7)}.txt`), line, { mode: 0o600 });
}

async function listFiles(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch((error) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return files.filter((file) => monthFile.test(file)).sort();
}

/**
 * Reads who left and who paused.
 * @param keys APP_KEYS
 * @returns `isUnsubscribed`: whether an address left a theme, or all, after a time; `isPaused`: whether it pauses by what it did
 * after a time, undefined if it neither paused nor went on since; `lastNotedMs`: when it last left all or one of some themes,
 * paused or went on, 0 if never
 */
export async function readUnsubscribes(folder: string, keys: readonly string[]) {
  const latest = new Map<string, number>();
  for (const file of await listFiles(folder))
    for (const line of (await readFile(path.join(folder, file), "utf8")).split("\n")) {
      const [time = "", hashed] = line.split(" ");
      if (hashed) latest.set(hashed, Math.max(latest.get(hashed) ?? 0, Date.parse(time) || 0));
    }
  const notedAt = (name: string) => Math.max(...keys.map((key) => latest.get(hash(key, name)) ?? 0));
  return {
    isUnsubscribed: (address: string, theme: string | undefined, since: Date): boolean =>
      Math.max(notedAt(nameOf(address)), theme ? notedAt(nameOf(address, theme)) : 0) > since.getTime(),
    lastNotedMs: (address: string, themes: readonly string[]): number =>
      Math.max(
        ...[undefined, ...themes, pauseWord(true), pauseWord(false)].map((what) =>
          notedAt(nameOf(address, what)),
        ),
      ),
    isPaused(address: string, since: Date): boolean | undefined {
      const [paused, resumed] = [true, false].map((is) => notedAt(nameOf(address, pauseWord(is)))) as [
        number,
        number,
      ];
      return Math.max(paused, resumed) > since.getTime() ? paused > resumed : undefined;
    },
  };
}

/** Removes the files of months that no backup holds any more. */
export async function removeOldUnsubscribes(folder: string, now: Date): Promise<void> {
  // biome-ignore lint/plugin: the files are named after months of UTC
  const month = new Date(now.getTime() - unsubscribeDays * dayMs).toISOString().slice(0, 7);
  for (const file of await listFiles(folder)) if (file.slice(0, 7) < month) await rm(path.join(folder, file));
}

/** When the database was last known to be up to date, as milliseconds; undefined without the file, NaN for a broken one */
export async function readLastTime(folder: string): Promise<number | undefined> {
  try {
    return Number.parseInt(await readFile(path.join(folder, timeFile), "utf8"), 10);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

let writing = Promise.resolve();

/** Writes of one process follow each other, since they share the draft. */
export function writeLastTime(folder: string, time: number): Promise<void> {
  const written = writing.then(() => replaceTime(folder, time));
  writing = written.catch(() => {});
  return written;
}

async function replaceTime(folder: string, time: number): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = path.join(folder, draftFile);
  await writeFile(draft, String(time), { mode: 0o600 });
  await rename(draft, path.join(folder, timeFile));
}
