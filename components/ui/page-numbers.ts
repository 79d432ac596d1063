/** The numbers worth a link: the ends and the current page's neighbours; undefined stands for a gap. */
export function pageNumbers(page: number, pages: number): (number | undefined)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const numbers = [...new Set(wanted)].sort((a, b) => a - b);
  return numbers.flatMap((number, place) => {
    const before = numbers[place - 1] ?? number - 1;
    if (number - before === 1) return [number];
    // A gap of one page takes as much room as its number.
    return number - before === 2 ? [number - 1, number] : [undefined, number];
  });
}
