/** Beyond it no list has a page, and an address is not worth reading as a number. */
const maxPage = 10_000;

/** The page, from 1, that the query parameter `seite` asks for; 1 unless it is a whole number. */
export function parsePageNumber(parameter: string | string[] | undefined): number {
  const page = Number([parameter].flat()[0]);
  return Number.isInteger(page) && page > 0 && page <= maxPage ? page : 1;
}
