import type { FieldText } from "./field-text";

/** Strapi's own text of a field. */
export const defaultText = (name: string): FieldText => ({ label: name, description: "", editable: true });

/**
 * Replaces the parts of a field's text that editors have not changed in the panel since they were last applied.
 * @param applied what was applied last; undefined for a new field
 * @returns the new text, and what to pass as `applied` next time
 */
export function mergeText(
  current: FieldText,
  wanted: FieldText,
  applied?: FieldText,
): { text: FieldText; applied: FieldText } {
  const replaced = { ...wanted };
  for (const part of ["label", "description", "editable"] as const)
    if (applied && current[part] !== applied[part] && current[part] !== wanted[part]) delete replaced[part];
  return { text: { ...current, ...replaced }, applied: { ...applied, ...replaced } };
}
