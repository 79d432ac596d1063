import { execFile } from "node:child_process";
import { access, constants, readdir, stat, statfs } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { note, problem, reasonOf, warning } from "./findings.mjs";

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
        `Die Festplatte von ${folder} ist fast voll (${free} frei): Bald lässt sich nichts mehr speichern. Geben Sie mindestens 2 GB frei.`,
      ),
    ];
  // Some file systems have no fixed number of files, and say 0.
  if (files > 0 && ffree < minFreeFiles)
    return [
      problem(
        `Die Festplatte von ${folder} nimmt nur noch ${ffree} Dateien auf: Löschen Sie welche (df -i zeigt, wo).`,
      ),
    ];
  return freeBytes < wantedFreeBytes
    ? [warning(`Auf der Festplatte von ${folder} sind ${free} frei; ein Update braucht 2 GB.`)]
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
    if (!stats) return problem(`${place.path} gibt es nicht, oder der Ordner darf nicht geöffnet werden.`);
    if (isRoot && stats.uid !== owner && owner !== 0)
      return problem(
        `${place.path} gehört einem anderen Benutzer als die Einstellungen: Geben Sie es mit chown dem Benutzer ${owner}.`,
      );
    const isWritable = await access(place.path, constants.W_OK).then(
      () => true,
      () => false,
    );
    if (!isWritable)
      return problem(
        `${place.path} darf nicht beschrieben werden: Geben Sie diesem Benutzer das Recht dazu.`,
      );
    const mode = (stats.mode & 0o777).toString(8);
    return place.isPrivate && (stats.mode & 0o077) !== 0
      ? problem(
          `Andere Benutzer dürfen ${place.path} öffnen (Rechte ${mode}), wo Nachrichten von Besuchern liegen: chmod go= ${place.path}.`,
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
          `Die Uhr geht falsch: Sie zeigt ${new Date(nowMs).toISOString()}, aber ${file} wurde um ${stats.mtime.toISOString()} geschrieben. Stellen Sie die Uhr (timedatectl set-ntp true).`,
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
    ? [warning("Die Uhr wird nicht über das Netz gestellt: timedatectl set-ntp true.")]
    : [];
}

/**
 * @param {string | undefined} folder of deploy/server's backups; undefined where none are made by themselves
 * @param {{ isPublic?: boolean, nowMs?: number }} [options] `isPublic`: others use this forum
 */
export async function checkBackups(folder, { isPublic = false, nowMs = Date.now() } = {}) {
  if (!folder)
    return [
      isPublic
        ? warning(
            "Von diesem Forum entstehen keine Sicherungen, oder sie sind hier nicht bekannt: BACKUP_DIR nennt ihren Ordner (auf einem Server fragt sudo dorfforum-doctor danach).",
          )
        : note(
            "Auf diesem Rechner entsteht keine Sicherung von allein: Beenden Sie das Forum, dann schreibt npm run village:export alle Inhalte in eine Datei.",
          ),
    ];
  const names = await readdir(folder).catch((error) => reasonOf(error));
  if (typeof names === "string")
    return [problem(`Die Sicherungen in ${folder} sind nicht lesbar (${names}).`)];
  const backups = names.filter((name) => /^dorfforum-.*\.tar\.gz$/.test(name)).sort();
  const newest = backups.at(-1);
  if (!newest)
    return [problem(`In ${folder} liegt keine Sicherung: systemctl start dorfforum-backup macht eine.`)];
  const ageHours = (nowMs - (await stat(path.join(folder, newest))).mtimeMs) / 3_600_000;
  return ageHours > maxBackupAgeHours
    ? [
        problem(
          `Die neueste Sicherung ist ${Math.round(ageHours)} Stunden alt: journalctl -u dorfforum-backup sagt, warum.`,
        ),
      ]
    : [];
}
