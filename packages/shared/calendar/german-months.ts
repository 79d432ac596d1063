const beginnings = ["jan", "feb", "mär", "apr", "mai", "jun", "jul", "aug", "sep", "okt", "nov", "dez"];
const otherSpellings: Record<string, string> = { jän: "jan", mae: "mär", mrz: "mär" };

/** Source of an expression for how a month's name begins, which ignores case as the others do */
export const monthBeginning = `(?:${[...beginnings, ...Object.keys(otherSpellings)].join("|")})`;

/** Source of an expression for a month's name, in full or shortened */
export const monthPattern =
  "(?:jan(?:uar)?|jän(?:ner)?|feb(?:ruar|er)?|märz?|maerz|mrz|apr(?:il)?|mai|juni?|juli?|aug(?:ust)?|sept?(?:ember)?|okt(?:ober)?|nov(?:ember)?|dez(?:ember)?)(?!\\p{L})";

/** 1 to 12 of what begins as a month's name; 0 for none */
export function monthBeginningWith(name: string): number {
  const short = name.toLowerCase().slice(0, 3);
  return beginnings.indexOf(otherSpellings[short] ?? short) + 1;
}

const whole = new RegExp(`^${monthPattern}[\\s\\d.:–-]*$`, "iu");

/** 1 to 12 of a text that names a month, a year and points behind it or not: "Jan. 2027:" */
export const monthOfName = (text: string): number | undefined =>
  whole.test(text) ? monthBeginningWith(text) : undefined;
