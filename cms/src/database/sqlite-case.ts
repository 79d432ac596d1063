/** better-sqlite3's connection, whose types are not installed. */
export type Connection = {
  function(name: string, options: { deterministic: true }, run: (...values: never[]) => unknown): unknown;
};
type Value = string | number | bigint | null;

/**
 * Makes LIKE and lower() of a connection ignore the case of all letters, as PostgreSQL does. SQLite's own know
 * ASCII alone: the panel's search would not find "Öffentliche Führung" for "öffentliche". No index may use them, since
 * other programs that open the file lack them.
 */
export function ignoreCaseOfAllLetters(connection: Connection): void {
  const options = { deterministic: true } as const;
  // SQLite tells functions of one name apart by the number of their parameters.
  connection.function("like", options, (pattern: Value, value: Value) => isLike(pattern, value));
  connection.function("like", options, isLike);
  connection.function("lower", options, (value: Value) => (value === null ? null : `${value}`.toLowerCase()));
}

/** A query asks for the same pattern in every row. */
let last = { key: "", regExp: /(?:)/ };

function isLike(pattern: Value, value: Value, escaping?: string): number | null {
  if (pattern === null || value === null) return null;
  const key = `${escaping} ${pattern}`;
  if (last.key !== key) last = { key, regExp: toRegExp(`${pattern}`, escaping) };
  return Number(last.regExp.test(`${value}`));
}

const wildcards: Record<string, string> = { "%": "[^]*", _: "[^]" };

function toRegExp(pattern: string, escaping: string | undefined): RegExp {
  let source = "";
  let isEscape = false;
  for (const character of pattern) {
    const wildcard = isEscape ? undefined : wildcards[character];
    isEscape = !isEscape && character === escaping;
    if (!isEscape) source += wildcard ?? character.replace(/[\\^$.*+?()[\]{}|/]/, "\\$&");
  }
  return new RegExp(`^${source}$`.replace(/^\^(\[\^\]\*)+|(\[\^\]\*)+\$$/g, ""), "iu");
}
