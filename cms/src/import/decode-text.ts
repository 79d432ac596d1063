const byteOrderMarks = [
  { bytes: [0xef, 0xbb, 0xbf], charset: "utf-8" },
  { bytes: [0xff, 0xfe], charset: "utf-16le" },
  { bytes: [0xfe, 0xff], charset: "utf-16be" },
] as const;

/** From byte 128 on: what Excel saves as "CSV (MS-DOS)", which no TextDecoder knows */
const ibm850 =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0";

/** Bytes from which UTF-16 without a mark is guessed */
const sampleLength = 1000;

/** A text as it is in a character set */
export type Reading = { charset: string; text: string };

/** The likeliest text of a file that somebody exported. Never throws. */
export const decodeText = (bytes: Uint8Array): string => readingsOf(bytes)[0]?.text ?? "";

/**
 * The text of a file that somebody exported: UTF-8 and UTF-16 with or without a byte order mark, and what is no UTF-8 in the
 * one-byte character set in which it looks like German: several readings, the likeliest first, if hardly anything tells
 * them apart. Never throws.
 */
export function readingsOf(bytes: Uint8Array): Reading[] {
  const mark = byteOrderMarks.find(({ bytes: start }) => start.every((byte, index) => bytes[index] === byte));
  const charset = mark?.charset ?? utf16Of(bytes);
  const joined = joinFoldedCharacters(bytes);
  if (charset && charset !== "utf-8") return [{ charset, text: new TextDecoder(charset).decode(bytes) }];
  const utf8 = { charset: "utf-8", text: new TextDecoder().decode(joined) };
  if (charset || isUtf8(joined)) return [utf8];
  const dos = Array.from(bytes, (byte) => ibm850[byte - 128] ?? String.fromCharCode(byte)).join("");
  const readings = [
    { charset: "windows-1252", text: new TextDecoder("windows-1252").decode(bytes) },
    { charset: "macintosh", text: new TextDecoder("macintosh").decode(bytes) },
    ...(isForeign.test(dos) ? [] : [{ charset: "ibm850", text: dos }]),
    // With a few broken characters, as where two files were joined
    utf8,
  ];
  const scored = readings.map((reading) => ({ reading, score: germanScore(reading.text) }));
  const best = Math.max(...scored.map(({ score }) => score));
  const likely = scored
    .filter(({ score }) => score >= best - 1)
    .sort((one, other) => other.score - one.score);
  return likely.map(({ reading }) => reading);
}

/** The first bytes of a character, and the line break within it */
const foldedCharacter = /([\xc2-\xf4][\x80-\xbf]{0,2})(\r?\n[ \t])(?=[\x80-\xbf])/g;

/** Some programs fold a calendar's lines after 75 bytes, in the middle of a UTF-8 character (RFC 5545, 3.1). */
const joinFoldedCharacters = (bytes: Uint8Array): Uint8Array =>
  Buffer.from(Buffer.from(bytes).toString("latin1").replace(foldedCharacter, "$2$1"), "latin1");

function utf16Of(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const sample = bytes.subarray(0, sampleLength);
  const zeros = [0, 1].map((odd) => sample.filter((byte, index) => byte === 0 && index % 2 === odd).length);
  // In UTF-16 nearly every second byte of German text is 0.
  if (zeros.every((count) => count <= sample.length / 4)) return undefined;
  return (zeros[0] ?? 0) > (zeros[1] ?? 0) ? "utf-16be" : "utf-16le";
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

const isForeign = /(?![\p{ASCII}äöüßéÄÖÜ])\p{L}/u;
/** German letters, where a word has them, and signs beside a word */
const plausible =
  /(?<=\p{L})[äöüßé]|(?<!\p{L})[äöü](?=\p{L})|(?<!\p{Ll})[ÄÖÜ](?=\p{L})|(?<=\p{Lu})[ÄÖÜ]|(?<!\p{L})[§°–„•«»“‘]|[–“”’…°²€«»](?!\p{L})/gu;
/** A capital after a small letter, a letter on its own, a sign that texts do not have, and a sign within a word */
const implausible =
  /(?<=\p{Ll})(?!\p{ASCII})\p{Lu}|(?<!\p{L})(?!\p{ASCII})\p{L}(?!\p{L})|[^\p{ASCII}\p{L}\p{M}§°²³½¼¾€–—„“”‚‘’…·•«»®©×\u00a0\u00ad]|[€…](?=\p{L})|(?<=\p{L})[^\p{ASCII}\p{L}\p{M}’–\u00a0\u00ad](?=\p{L})/gu;

const germanScore = (text: string): number =>
  (text.match(plausible)?.length ?? 0) - 2 * (text.match(implausible)?.length ?? 0);
