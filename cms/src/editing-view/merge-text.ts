/** What editors read at a field, in the names of Strapi's editing view. */
export type FieldText = { label?: string; description?: string; editable?: boolean };

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
  const isOurs = (part: keyof FieldText) =>
    !applied || current[part] === applied[part] || current[part] === wanted[part];
  const replaced = Object.fromEntries(
    Object.entries(wanted).filter(([part]) => isOurs(part as keyof FieldText)),
  );
  return { text: { ...current, ...replaced }, applied: { ...applied, ...replaced } };
}
