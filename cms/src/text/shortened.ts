/** The columns of strings hold 255 characters. */
const maxStringLength = 255;

export const shortened = (text: string, maxLength = maxStringLength): string =>
  text.length <= maxLength ? text : `${text.slice(0, maxLength - 1).trimEnd()}…`;
