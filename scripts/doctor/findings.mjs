/**
 * What the doctor finds. A problem keeps the forum, or a part of it, from working; a warning will, or may.
 * @typedef {{ level: "problem" | "warning", sentence: string }} Finding
 */

/** @returns {Finding} */
export const problem = (/** @type {string} */ sentence) => ({ level: "problem", sentence });

/** @returns {Finding} */
export const warning = (/** @type {string} */ sentence) => ({ level: "warning", sentence });

/** The reason of a failed connection, as short as there is one. */
export const reasonOf = (/** @type {unknown} */ error) => {
  const { cause, code, message } = Object(error);
  return String(cause?.code ?? code ?? cause?.message ?? message ?? error);
};
