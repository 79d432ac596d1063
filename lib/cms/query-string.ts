type Value = string | number | boolean | readonly Value[] | { [key: string]: Value | undefined };
export type QueryParams = Record<string, Value>;

/** Strapi's bracket notation with every key and value encoded: `{ a: { b: ["c"] } }` → `a[b][0]=c`. */
export function toQueryString(params: QueryParams): string {
  const pairs: string[] = [];
  const visit = (prefix: string, value: Value | undefined) => {
    if (value === undefined) return;
    if (typeof value === "object") {
      for (const [key, inner] of Object.entries(value)) visit(prefix ? `${prefix}[${key}]` : key, inner);
    } else {
      pairs.push(`${encodeURIComponent(prefix)}=${encodeURIComponent(value)}`);
    }
  };
  visit("", params);
  return pairs.join("&");
}
