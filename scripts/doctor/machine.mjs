import { execFile } from "node:child_process";
import { access, constants, readdir, stat, statfs } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { problem, reasonOf, warning } from "./findings.mjs";

const megabyte = 1_000_000;
const minFreeBytes = 300 * megabyte;
const wantedFreeBytes = 2000 * megabyte;
const minFreeFiles = 2000;
const toleratedClockErrorMs = 5 * 60_000;
const maxBackupAgeHours = 26;

/** @param {string} folder @param {{ bavail: number, bsize: number, files: number, ffree: number }} stats of its disk */
export function diskFindings(folder, { bavail, bsize, files, ffree }) {
  const freeBytes = bavail * bsize;
  const free = `${Math.round(freeBytes / megabyte)} MB`;
  if (freeBytes < minFreeBytes)
    return [
      problem(
        `The disk of ${folder} is almost full (${free} free): nothing can be saved soon. Free at least 2 GB.`,
      ),
    ];
  // Some file systems have no fixed number of files, and say 0.
  if (files > 0 && ffree < minFreeFiles)
    return [
      problem(`The disk of ${folder} can take ${ffree} more files only: remove some (df -i shows where).`),
    ];
  return freeBytes < wantedFreeBytes
    ? [warning(`The disk of ${folder} has ${free} left; an update needs 2 GB.`)]
    : [];
}

export async function checkDisk(/** @type {string[]} */ folders) {
  const findings = folders.map(async (folder) => diskFindings(folder, await statfs(folder)));
  return (await Promise.all(findings)).flat();
}

/**
 * @param {{ path: string, isPrivate: boolean }[]} places that the servers write to
 * @param {string} settingsFile whose owner runs the servers
 */
export async function checkRights(places, settingsFile) {
  const owner = (await stat(settingsFile)).uid;
  const isRoot = process.getuid?.() === 0;
  const findings = places.map(async (place) => {
    const stats = await stat(place.path).catch(() => undefined);
    if (!stats) return problem(`${place.path} does not exist, or its folder may not be opened.`);
    if (isRoot && stats.uid !== owner && owner !== 0)
      return problem(`${place.path} belongs to another user than the settings: chown it to user ${owner}.`);
    const isWritable = await access(place.path, constants.W_OK).then(
      () => true,
      () => false,
    );
    if (!isWritable) return problem(`${place.path} may not be written: give this user access to it.`);
    const mode = (stats.mode & 0o777).toString(8);
    return place.isPrivate && (stats.mode & 0o077) !== 0
      ? problem(
          `Other users may open ${place.path} (mode ${mode}), which holds visitors' messages: chmod go= it.`,
        )
      : [];
  });
  return (await Promise.all(findings)).flat();
}

/** @param {string[]} files that the forum writes @param {number} [nowMs] */
export async function checkClock(files, nowMs = Date.now()) {
  const findings = files.map(async (file) => {
    const stats = await stat(file).catch(() => undefined);
    return stats && stats.mtimeMs > nowMs + toleratedClockErrorMs
      ? problem(
          `The clock is wrong: it says ${new Date(nowMs).toISOString()}, but ${file} was written at ${stats.mtime.toISOString()}. Set the clock (timedatectl set-ntp true).`,
        )
      : [];
  });
  const [behind] = (await Promise.all(findings)).flat();
  return behind ? [behind] : checkSynchronisation();
}

/** systemd's word on it; other systems have none. */
async function checkSynchronisation() {
  const asked = promisify(execFile)("timedatectl", ["show", "--property=NTPSynchronized", "--value"]);
  const answer = await asked.then(
    ({ stdout }) => stdout.trim(),
    () => "unknown",
  );
  return answer === "no"
    ? [warning("The clock is not kept right by the network: timedatectl set-ntp true.")]
    : [];
}

/** @param {string | undefined} folder of deploy/server's backups @param {number} [nowMs] */
export async function checkBackups(folder, nowMs = Date.now()) {
  if (!folder) return [];
  const names = await readdir(folder).catch((error) => reasonOf(error));
  if (typeof names === "string") return [problem(`The backups in ${folder} cannot be read (${names}).`)];
  const backups = names.filter((name) => /^dorfforum-.*\.tar\.gz$/.test(name)).sort();
  const newest = backups.at(-1);
  if (!newest)
    return [problem(`There is no backup in ${folder}: systemctl start dorfforum-backup makes one.`)];
  const ageHours = (nowMs - (await stat(path.join(folder, newest))).mtimeMs) / 3_600_000;
  return ageHours > maxBackupAgeHours
    ? [
        problem(
          `The newest backup is ${Math.round(ageHours)} hours old: journalctl -u dorfforum-backup says why.`,
        ),
      ]
    : [];
}
