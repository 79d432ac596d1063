import fc from "fast-check";
import { berlinDay } from "../calendar/village-time.ts";

/**
 * Inputs that property tests share. They import fast-check from here, because this module sets the seed: a failure can be
 * repeated, and `npm test` does not depend on chance (CONTRIBUTING.md says how to run more).
 */
fc.configureGlobal({
  seed: Number(process.env.FAST_CHECK_SEED ?? 20261122),
  numRuns: Number(process.env.FAST_CHECK_RUNS ?? 100),
});

export { fc };

/** Characters that parsers often treat wrongly */
const troublemakers = [
  ..."\u0000\u0001\t\n\r\u007f\u0085\u00a0\u00ad\u0301\u0308\u200b\u200d\u2028\u202e\ufeff\uffff",
  ...["\ud800", "\udc00", "😀", "👩‍👩‍👧", "ß", "ẞ", "ä", "ſ", "İ", "ﬃ", "٣", "²", "ж", "字"],
  ...[
    " ",
    "<",
    ">",
    "&",
    '"',
    "'",
    "`",
    "/",
    "\\",
    ";",
    ",",
    ":",
    "=",
    "+",
    "-",
    "_",
    "*",
    "#",
    "?",
    "@",
    "|",
  ],
  ...["%", "%00", "%2F", "%E0", "&amp;", "&#0;", "]]>", "<!--", "</script>", "${", "\r\n", "\n\n", ".", ".."],
  ...["__proto__", "constructor", "toString", "javascript:", "null", "0", "-1", "1e999", "a", "Fest", "ABC"],
];

const anyCharacter = fc.oneof(
  fc.constantFrom(...troublemakers),
  fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
  // Halves of surrogate pairs too, which `binary` leaves out
  fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
);

/** Any text, a third of it made of `fragments` that the parser under test knows. */
export const textWith = (...fragments: string[]): fc.Arbitrary<string> =>
  fc.string({
    unit:
      fragments.length > 0
        ? fc.oneof({ arbitrary: fc.constantFrom(...fragments), weight: 3 }, anyCharacter)
        : anyCharacter,
    maxLength: 60,
    size: "max",
  });

/** Any text, also such as is no well-formed Unicode. */
export const anyText = textWith();

/** Any value that JSON can hold. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  anyText,
  fc.constantFrom(null, "", " ", "\ud800", 0, -1, [], {}, [null], true),
);

/** An instant from 1900 to 2999 */
export const anyInstant: fc.Arbitrary<Date> = fc.date({
  min: new Date("1900-01-01T00:00:00Z"),
  max: new Date("2999-12-31T23:59:59Z"),
  noInvalidDate: true,
});

/** A day from 2000 to 2999, "YYYY-MM-DD" */
export const anyDay: fc.Arbitrary<string> = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2999-12-31"), noInvalidDate: true })
  .map(berlinDay);
