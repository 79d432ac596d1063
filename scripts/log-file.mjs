import { createWriteStream, existsSync, mkdirSync, openSync, renameSync } from "node:fs";
import path from "node:path";

/** In bytes. A site with 20 requests a second writes as much in an hour. */
const defaultMaxBytes = 10_000_000;

/**
 * Begins a log. A full one is renamed to `….1`, in place of the one before it, so that logs never fill the disk. A log that
 * cannot be written (a full disk) does not end the program.
 * @param {string} file
 */
export function openLog(file, maxBytes = defaultMaxBytes) {
  let stream = begin(file);
  let bytes = 0;
  return {
    write(/** @type {string} */ text) {
      const length = Buffer.byteLength(text);
      if (bytes > 0 && bytes + length > maxBytes) {
        stream?.end();
        stream = begin(file, `${file}.1`);
        bytes = 0;
      }
      bytes += length;
      stream?.write(text);
    },
    end: () => void stream?.end(),
  };
}

/** @param {string} file @param {string} [former] the name that the file of before gets */
function begin(file, former) {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    // The file is gone where an operator has moved it.
    if (former && existsSync(file)) renameSync(file, former);
    return createWriteStream(file, { fd: openSync(file, "w") }).on("error", () => {});
  } catch {
    return undefined;
  }
}
