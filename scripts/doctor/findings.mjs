/**
 * What the doctor finds. A problem keeps the forum, or a part of it, from working; a warning will, or may. A note says what
 * is not there and need not be.
 * @typedef {{ level: "problem" | "warning" | "note", sentence: string }} Finding
 */

/** @returns {Finding} */
export const problem = (/** @type {string} */ sentence) => ({ level: "problem", sentence });

/** @returns {Finding} */
export const warning = (/** @type {string} */ sentence) => ({ level: "warning", sentence });

/** @returns {Finding} */
export const note = (/** @type {string} */ sentence) => ({ level: "note", sentence });

/**
 * The state of the whole in one sentence: that all is well is said only where no problem and no warning was.
 * @param {{ subject: string, level: Finding["level"] }[]} findings in their order
 */
export function conclusion(findings) {
  const subjects = (/** @type {Finding["level"]} */ level) => [
    ...new Set(findings.flatMap((finding) => (finding.level === level ? finding.subject : []))),
  ];
  const problems = subjects("problem");
  const open = subjects("warning").filter((subject) => !problems.includes(subject));
  const list = open.join(", ");
  if (problems.length > 0) {
    const count = problems.length > 1 ? `${problems.length} Probleme` : "1 Problem";
    return `${count}: ${problems.join(", ")}.${open.length > 0 ? ` Außerdem fehlt noch etwas: ${list}.` : ""}`;
  }
  if (open.length === 0) return "Alles in Ordnung.";
  return `Läuft. ${open.length > 1 ? `${open.length} Sachen fehlen` : "1 Sache fehlt"} noch: ${list}.`;
}

/** The reason of a failed connection, as short as there is one. */
export const reasonOf = (/** @type {unknown} */ error) => {
  const { cause, code, message } = Object(error);
  return String(cause?.code ?? code ?? cause?.message ?? message ?? error);
};
