/** @jest-environment jsdom */
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { getRecentSearches } from "@/lib/search/recent-searches";
import { useSearchStore } from "@/lib/search/search-store";
import { searchTexts } from "@/lib/texts/search-box";
import { SearchBox } from "./search-box.island";

const place = { path: "/", search: "" };
const push = jest.fn();

jest.mock("next/navigation", () => ({
  usePathname: () => place.path,
  useSearchParams: () => new URLSearchParams(place.search),
  useRouter: () => ({ push }),
}));

const goTo = (path: string, search = "") => Object.assign(place, { path, search });
const field = () => screen.getByRole("combobox", { name: "Suche" });

beforeEach(() => {
  localStorage.clear();
  goTo("/");
  push.mockReset();
  useSearchStore.setState(useSearchStore.getInitialState());
});
afterEach(() => {
  Reflect.deleteProperty(window, "SpeechRecognition");
});

test("without JavaScript it is a form to the results, and its clear button leads there without parameters", () => {
  goTo("/suchergebnisse", "q=Feuerwehr");
  const page = document.createElement("div");
  page.innerHTML = renderToString(<SearchBox size="small" />);
  const input = within(page).getByRole<HTMLInputElement>("searchbox", { name: "Suche" });
  const clear = within(page).getByRole<HTMLButtonElement>("button", { name: "Suche löschen" });
  expect(input).toHaveValue("Feuerwehr");
  expect(input.name).toBe("q");
  expect(input.form?.getAttribute("action")).toBe("/suchergebnisse");
  expect(clear.form).not.toBe(input.form);
  expect(clear.form?.getAttribute("action")).toBe("/suchergebnisse");
  expect(clear.form).not.toContainElement(input);
});

test("submitting searches the trimmed text", async () => {
  render(<SearchBox size="small" />);
  await userEvent.type(field(), "  Gelber Sack {Enter}");
  expect(push).toHaveBeenCalledWith("/suchergebnisse?q=Gelber+Sack");
});

test("what is searched is kept on this device, what is cleared is not", async () => {
  render(<SearchBox size="small" />);
  await userEvent.type(field(), "Fest");
  await userEvent.click(screen.getByRole("button", { name: searchTexts.clear }));
  expect(getRecentSearches()).toEqual([]);
  await userEvent.type(field(), "Gelber Sack{Enter}");
  expect(getRecentSearches()).toEqual(["Gelber Sack"]);
});

test("clearing empties the field, keeps the focus in it and goes to /suchergebnisse", async () => {
  render(<SearchBox size="small" />);
  await userEvent.type(field(), "Fest");
  await userEvent.click(screen.getByRole("button", { name: searchTexts.clear }));
  expect(field()).toHaveValue("");
  expect(field()).toHaveFocus();
  expect(push).toHaveBeenCalledWith("/suchergebnisse");
});

test("the text follows the URL on the results and survives the way to other pages", () => {
  goTo("/suchergebnisse", "q=Fest");
  const { rerender } = render(<SearchBox size="small" />);
  const arrive = (path: string, search?: string) => {
    goTo(path, search);
    rerender(<SearchBox size="small" />);
  };
  expect(field()).toHaveValue("Fest");
  arrive("/veranstaltung/feuerwehrfest");
  expect(field()).toHaveValue("Fest");
  arrive("/suchergebnisse", "q=Sack");
  expect(field()).toHaveValue("Sack");
  arrive("/suchergebnisse", "q=Fest");
  expect(field()).toHaveValue("Fest");
  arrive("/suchergebnisse", "c=Jugend");
  expect(field()).toHaveValue("");
});

test("both faces show the same text", async () => {
  render(
    <>
      <SearchBox size="small" />
      <SearchBox size="large" />
    </>,
  );
  const [small, large] = screen.getAllByRole("combobox", { name: "Suche" });
  await userEvent.type(small as HTMLElement, "Kita");
  expect(large).toHaveValue("Kita");
});

test("what was typed before the code arrived is kept", () => {
  const page = document.createElement("div");
  document.body.append(page);
  page.innerHTML = renderToString(<SearchBox size="small" />);
  const input = within(page).getByRole<HTMLInputElement>("searchbox");
  input.value = "früh getippt";
  render(<SearchBox size="small" />, { container: page, hydrate: true });
  expect(useSearchStore.getState().query).toBe("früh getippt");
  expect(within(page).getByRole("combobox")).toHaveValue("früh getippt");
  page.remove();
});

test("without speech input there is no voice button", () => {
  render(<SearchBox size="small" />);
  expect(screen.queryByRole("button", { name: /Sprachsuche/ })).not.toBeInTheDocument();
});

test("a second face that arrives later changes nothing that was typed", async () => {
  const { rerender } = render(<SearchBox size="small" />);
  await userEvent.type(field(), "Kita");
  rerender(
    <>
      <SearchBox size="small" />
      <SearchBox size="large" />
    </>,
  );
  for (const input of screen.getAllByRole("combobox")) expect(input).toHaveValue("Kita");
  act(() => useSearchStore.getState().setQuery(""));
});
