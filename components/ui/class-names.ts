/** Joins the class names that apply; CSS modules type every name as possibly undefined. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
