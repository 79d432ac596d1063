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

/** UTF-8 of the letters and signs that German texts have, in the character sets that programs take it for: "Ã¼", "√º" */
const twice = ["windows-1252", "macintosh"].map((charset) => {
  const decoder = new TextDecoder(charset);
  const letters = Array.from({ length: 128 }, (_, at) => decoder.decode(Uint8Array.of(at + 128)));
  const of = (first: number, last = first) =>
    `[${letters
      .slice(first - 128, last - 127)
      .map((letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`)
      .join("")}]`;
  const next = of(0x80, 0xbf);
  const forms = [
    of(0xc2, 0xc3) + next,
    of(0xc5) + next,
    of(0xe2) + next + next,
    of(0xef) + of(0xbb) + of(0xbf),
  ];
  const bytes = new Map(letters.map((letter, at) => [letter, at + 128]));
  return { bytes, forms: new RegExp(forms.join("|"), "gu") };
});
const expected = /^[\u00c0-\u00ffŒœŠšŽž„“”‚‘’–—…•€°§²³½¼¾«»·×©®\u00a0\u00ad\ufeff]$/u;

/** Undoes what a program did that took UTF-8 for another character set and saved it again as UTF-8 */
const decodedOnce = (text: string): string =>
  twice.reduce(
    (known, { bytes, forms }) =>
      known.replace(forms, (letters) => {
        const decoded = utf8Of(Uint8Array.from(letters, (letter) => bytes.get(letter) ?? 0));
        return decoded !== undefined && expected.test(decoded) ? decoded : letters;
      }),
    text,
  );

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
  const decoded = utf8Of(joined);
  if (decoded !== undefined) return [{ charset: "utf-8", text: decodedOnce(decoded) }];
  const utf8 = { charset: "utf-8", text: new TextDecoder().decode(joined) };
  if (charset) return [utf8];
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

/** Undefined for what is no UTF-8 */
function utf8Of(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
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
