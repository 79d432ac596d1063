/** Whose events a calendar wants: of any of these categories (slug or name) or organisers (slug); all when none is named. */
export type Subscription = { categories: readonly string[]; organisers: readonly string[] };

/** More than this is nobody's wish. */
const most = 50;

/** What `kategorie` and `veranstalter` say, each as often as it stands there. */
export function subscriptionOf(params: URLSearchParams): Subscription {
  const all = (name: string) =>
    [...new Set(params.getAll(name).map((value) => value.trim().slice(0, 200)))]
      .filter(Boolean)
      .slice(0, most);
  return { categories: all("kategorie"), organisers: all("veranstalter") };
}
