/**
 * Requests a page until it shows `text`; a site that does not answer meanwhile shows nothing.
 * @param headers makes those of each request @returns the time since `startedAt`
 */
export async function msUntilShown(url, text, startedAt, headers = () => ({})) {
  let failure = "";
  while (performance.now() - startedAt < 120_000) {
    const body = await fetch(url, { headers: headers() })
      .then((response) => response.text())
      .catch((error) => {
        failure = ` The last failure: ${error.cause ?? error}.`;
        return "";
      });
    if (body.includes(text)) return performance.now() - startedAt;
  }
  throw new Error(`${url} does not show "${text}".${failure}`);
}

/** Random letters, which the search does not correct to another word */
export const newWord = () =>
  Array.from({ length: 12 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join("");
