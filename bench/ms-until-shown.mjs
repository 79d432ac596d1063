/** Requests a page until it shows `text`. @param headers makes those of each request @returns the time since `startedAt` */
export async function msUntilShown(url, text, startedAt, headers = () => ({})) {
  for (;;) {
    const response = await fetch(url, { headers: headers() });
    if ((await response.text()).includes(text)) return performance.now() - startedAt;
    if (performance.now() - startedAt > 30_000) throw new Error(`${url} does not show "${text}".`);
  }
}

/** Random letters, which the search does not correct to another word */
export const newWord = () =>
  Array.from({ length: 12 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join("");
