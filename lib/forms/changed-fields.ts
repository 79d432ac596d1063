/** The fields of a form that have another value than the page gave them. */
export const changedFields = (form: HTMLFormElement): Element[] => [...form.elements].filter(isChanged);

function isChanged(field: Element): boolean {
  if (field instanceof HTMLInputElement)
    return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    return field.value !== (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
  }
  return field instanceof HTMLTextAreaElement && field.value !== field.defaultValue;
}
