/** The categories (slug or name) and organisers (slug) whose events a calendar subscribes to; all events when both are empty. */
export type Subscription = { categories: readonly string[]; organisers: readonly string[] };

const maxNames = 50;
const maxLength = 200;

/** Parses `kategorie` and `veranstalter`, each of which may stand several times. */
export function subscriptionOf(params: URLSearchParams): Subscription {
  const all = (name: string) =>
    [...new Set(params.getAll(name).map((value) => value.trim().slice(0, maxLength)))]
      .filter(Boolean)
      .slice(0, maxNames);
  return { categories: all("kategorie"), organisers: all("veranstalter") };
}
