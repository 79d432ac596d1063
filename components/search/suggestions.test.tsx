/** @jest-environment jsdom */
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useMessageStore } from "@/lib/messages/message-store";
import { getRecentSearches, storeSearch } from "@/lib/search/recent-searches";
import type { Suggestions } from "@/lib/search/search-response";
import { useSearchStore } from "@/lib/search/search-store";
import { SearchBox } from "./search-box.island";

const push = jest.fn();

jest.mock("next/navigation", () => ({
  usePathname: () => "/",
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ push }),
}));

let asked: { q: string; signal: AbortSignal | undefined }[];
let answerTo: (q: string) => Promise<Suggestions>;

const suggest = (q: string): Suggestions => ({
  q,
  completions: [`${q}ball`, `${q}gänger`],
  entries: [
    { id: "tsv", title: [{ text: q, hit: true }], kind: "verein", href: "/verein/tsv", meta: "Sport" },
  ],
});

beforeEach(() => {
  localStorage.clear();
  push.mockReset();
  useSearchStore.setState(useSearchStore.getInitialState());
  Element.prototype.scrollIntoView = () => {};
  asked = [];
  answerTo = async (q) => suggest(q);
  global.fetch = async (url, init) => {
    const q = new URL(String(url), "http://localhost").searchParams.get("q") ?? "";
    asked.push({ q, signal: init?.signal ?? undefined });
    return { ok: true, status: 200, json: () => answerTo(q) } as unknown as Response;
  };
});

/** Every test has its own word, for what is known is not asked for again. */
const show = async (text: string) => {
  render(<SearchBox size="small" />);
  const field = screen.getByRole("combobox", { name: "Suche" });
  await userEvent.type(field, text);
  return field;
};
const options = () => screen.getAllByRole("option").map((option) => option.textContent);
const activeOption = (field: HTMLElement) => {
  const id = field.getAttribute("aria-activedescendant");
  return id === null ? undefined : document.getElementById(id)?.textContent;
};

test("texts to search and entries to open, in a list that the field tells of", async () => {
  const field = await show("Fuß");
  const list = await screen.findByRole("listbox", { name: "Suchvorschläge" });
  expect(options()).toEqual(["Fußball", "Fußgänger", "Fuß Verein Sport"]);
  expect(field).toHaveAttribute("aria-expanded", "true");
  expect(field).toHaveAttribute("aria-controls", list.id);
  expect(within(list).getByRole("group", { name: "Direkt öffnen" })).toBeVisible();
  expect(screen.getByText("3 Vorschläge, mit den Pfeiltasten erreichbar")).toBeInTheDocument();
});

test("one request for a text that stands still, none for what is known", async () => {
  const field = await show("Hand");
  await screen.findByRole("listbox");
  expect(asked.map(({ q }) => q)).toEqual(["Hand"]);
  await userEvent.type(field, "b");
  await waitFor(() => expect(asked).toHaveLength(2));
  await userEvent.type(field, "{Backspace}");
  await waitFor(() => expect(options()[0]).toBe("Handball"));
  expect(asked).toHaveLength(2);
});

test("an outdated request is given up", async () => {
  answerTo = () => new Promise(() => {});
  const field = await show("Volley");
  await waitFor(() => expect(asked).toHaveLength(1));
  await userEvent.type(field, "b");
  expect(asked[0]?.signal?.aborted).toBe(true);
});

test("arrows go round the list, Home goes back to the text, and Enter takes what is active", async () => {
  const field = await show("Fau");
  await screen.findByRole("option", { name: "Fauball" });
  await userEvent.keyboard("{ArrowDown}");
  expect(activeOption(field)).toBe("Fauball");
  await userEvent.keyboard("{ArrowUp}");
  expect(activeOption(field)).toBe("Fau Verein Sport");
  await userEvent.keyboard("{ArrowDown}{Home}");
  expect(activeOption(field)).toBeUndefined();
  expect(field).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(push).toHaveBeenCalledWith("/suchergebnisse?q=Faug%C3%A4nger");
  expect(field).toHaveValue("Faugänger");
  expect(getRecentSearches()).toEqual(["Faugänger"]);
});

test("an entry is opened, and not kept as a search", async () => {
  await show("Turn");
  await screen.findByRole("listbox");
  await userEvent.click(screen.getByRole("option", { name: /Verein/ }));
  expect(push).toHaveBeenCalledWith("/verein/tsv");
  expect(getRecentSearches()).toEqual([]);
});

test("days lead to the calendar", async () => {
  const title = [
    { text: "heute", hit: true },
    { text: " im Dorf", hit: false },
  ];
  const href = "/veranstaltungen?zeit=heute";
  answerTo = async (q) => ({
    q,
    completions: [],
    entries: [{ title, kind: "veranstaltung", href, meta: "Mittwoch, 25. November 2026" }],
  });
  await show("heu");
  await screen.findByRole("listbox");
  expect(options()).toEqual(["heute im Dorf Kalender Mittwoch, 25. November 2026"]);
  await userEvent.click(screen.getByRole("option"));
  expect(push).toHaveBeenCalledWith(href);
});

test("what one can do here comes first, and is opened", async () => {
  answerTo = async (q) => ({
    ...suggest(q),
    functions: [{ title: "Aushang drucken", lead: "Auf einem Blatt A4.", href: "/aushang" }],
  });
  await show("druck");
  await screen.findByRole("listbox");
  const group = screen.getByRole("group", { name: "Das können Sie hier tun" });
  expect(options()[0]).toBe("Aushang drucken");
  await userEvent.click(within(group).getByRole("option"));
  expect(push).toHaveBeenCalledWith("/aushang");
  expect(getRecentSearches()).toEqual([]);
});

test("Enter without a choice searches the text", async () => {
  const field = await show("Ring");
  await screen.findByRole("listbox");
  await userEvent.keyboard("{Enter}");
  expect(push).toHaveBeenCalledWith("/suchergebnisse?q=Ring");
  expect(field).toHaveAttribute("aria-expanded", "false");
});

test("Escape closes the list, then clears the text", async () => {
  const field = await show("Boden");
  await screen.findByRole("listbox");
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  expect(field).toHaveValue("Boden");
  await userEvent.keyboard("{ArrowDown}");
  expect(screen.getByRole("listbox")).toBeVisible();
  await userEvent.keyboard("{Escape}{Escape}");
  expect(field).toHaveValue("");
});

test("keys of an input method choose nothing", async () => {
  const field = await show("Wasser");
  await screen.findByRole("listbox");
  const key = new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, isComposing: true });
  field.dispatchEvent(key);
  expect(activeOption(field)).toBeUndefined();
});

test("an empty field offers what was searched last, which can be forgotten, and what is searched often", async () => {
  answerTo = async (q) => ({ q, entries: [], completions: ["Gelber Sack", "Bürgerbus"] });
  storeSearch("Bürgerbus");
  render(<SearchBox size="small" />);
  await userEvent.click(screen.getByRole("combobox"));
  const popular = await screen.findByRole("group", { name: "Oft gesucht" });
  expect(options()).toEqual(["Bürgerbus", "Gelber Sack"]);
  expect(within(popular).getByRole("option")).toHaveTextContent("Gelber Sack");
  await userEvent.click(screen.getByRole("button", { name: "Letzte Suchen löschen" }));
  expect(getRecentSearches()).toEqual([]);
  expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
});

test("a search that is getting ready suggests nothing, without an error, and is asked again", async () => {
  const { fetch } = global;
  const headers = { get: () => "2" };
  global.fetch = async (url) => {
    asked.push({ q: String(url), signal: undefined });
    return { ok: false, status: 503, headers } as unknown as Response;
  };
  const field = await show("Kegel");
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByText(/Suchen können Sie trotzdem/)).not.toBeInTheDocument();
  expect(screen.queryByRole("option")).not.toBeInTheDocument();
  expect(useMessageStore.getState().message).toBe("");
  global.fetch = fetch;
  await userEvent.type(field, "n");
  expect(await screen.findByRole("option", { name: /Kegelnball/ })).toBeInTheDocument();
});

// Last: a failure rests all suggestions of the document.
test("a failure is told once, however much is typed on, and the text can still be searched", async () => {
  answerTo = () => Promise.reject(new Error("no JSON"));
  const field = await show("Tennis");
  expect(await screen.findByText(/Suchen können Sie trotzdem/)).toBeVisible();
  await userEvent.type(field, "verein");
  expect(asked).toHaveLength(1);
  await userEvent.keyboard("{Enter}");
  expect(push).toHaveBeenCalledWith("/suchergebnisse?q=Tennisverein");
});
