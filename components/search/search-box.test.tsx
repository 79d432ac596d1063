/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getRecentSearches } from "@/lib/search/recent-searches";
import { useSearchStore } from "@/lib/search/search-store";
import { searchTexts } from "@/lib/texts/search-box";
import { SearchBox } from "./search-box.island";

jest.mock("next/navigation", () => ({
  usePathname: () => "/",
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ push() {} }),
}));

const field = () => screen.getByRole("combobox", { name: "Suche" });

beforeEach(() => {
  localStorage.clear();
  useSearchStore.setState(useSearchStore.getInitialState());
});

test("what is searched is kept on this device, what is cleared is not", async () => {
  render(<SearchBox size="small" />);
  await userEvent.type(field(), "Fest");
  await userEvent.click(screen.getByRole("button", { name: searchTexts.clear }));
  expect(getRecentSearches()).toEqual([]);
  await userEvent.type(field(), "Gelber Sack{Enter}");
  expect(getRecentSearches()).toEqual(["Gelber Sack"]);
});

test("without speech input there is no voice button", () => {
  render(<SearchBox size="small" />);
  expect(screen.queryByRole("button", { name: /Sprachsuche/ })).not.toBeInTheDocument();
});

test("both faces show the same text; one that arrives later changes nothing that was typed", async () => {
  const { rerender } = render(<SearchBox size="small" />);
  await userEvent.type(field(), "Kita");
  rerender(
    <>
      <SearchBox size="small" />
      <SearchBox size="large" />
    </>,
  );
  const [small, large] = screen.getAllByRole("combobox", { name: "Suche" }) as [HTMLElement, HTMLElement];
  for (const input of [small, large]) expect(input).toHaveValue("Kita");
  await userEvent.type(large, "s");
  expect(small).toHaveValue("Kitas");
});
