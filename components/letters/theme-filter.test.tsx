/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from "@testing-library/react";
import { subscriptionTexts as texts } from "@/lib/letters/base/subscription-texts";
import { ThemeFilter, type ThemeFilterProps } from "./theme-filter.island";
import styles from "./theme-filter.module.css";

const longestName = "Förderverein ".repeat(10).slice(0, 120);

const groups = [
  {
    title: texts.districts,
    choices: Array.from({ length: 40 }, (_, at) => ({
      theme: `abfall:${at}`,
      label: `Bezirk ${at}`,
      more: `Mühlweg ${at}a Große-Straße ${at}`,
    })),
  },
  { title: texts.categories, choices: [{ theme: "kategorie:jugend", label: "Jugend" }] },
  {
    title: texts.organisations,
    choices: Array.from({ length: 60 }, (_, at) => ({
      theme: `organisation:${at}`,
      label: at === 59 ? longestName : `Verein ${at}`,
    })),
  },
];

const show = (props: Partial<ThemeFilterProps> = {}) =>
  render(
    <ThemeFilter
      groups={groups}
      ticked={[]}
      typed=""
      search={{ field: "suche", narrowed: "gesucht", button: { name: "taste", value: "suchen" } }}
      texts={texts.filter}
      {...props}
    />,
  );

/** Groups and choices that are left, by the class that hides the others */
const shownBoxes = (title: string) =>
  within(screen.getByRole("group", { name: title, hidden: true }))
    .getAllByRole("checkbox", { hidden: true })
    .filter((box) => !box.closest("label")?.classList.contains(styles.leftOut ?? "")).length;

const type = (text: string) =>
  fireEvent.change(screen.getByRole("textbox", { name: texts.filter.find }), { target: { value: text } });

test.each([
  ["MÜHLWEG", "40 gefunden", [40, 0, 0]],
  ["grosse strasse 39", "1 gefunden", [1, 0, 0]],
  ["muehlweg 7a", "4 gefunden", [4, 0, 0]],
  ["jug", "1 gefunden", [0, 1, 0]],
  ["förderverein", "1 gefunden", [0, 0, 1]],
  ["qwertzuiop", texts.filter.nothing, [0, 0, 0]],
  [" ", "", [40, 1, 60]],
])("%j narrows 101 choices to %j", (typed, status, counts) => {
  show();
  type(typed);
  expect(screen.getByRole("status")).toHaveTextContent(status);
  expect([texts.districts, texts.categories, texts.organisations].map(shownBoxes)).toEqual(counts);
});

test("the server narrows alike, by what the address says", () => {
  show({ typed: "jugend" });
  expect(screen.getByRole("status")).toHaveTextContent("1 gefunden");
  expect(screen.getByRole("textbox")).toHaveValue("jugend");
});

test("short lists of districts, lists with something ticked and found ones stand open", () => {
  const isOpen = () => [...document.querySelectorAll("details")].map(({ open }) => open);
  show({ ticked: ["organisation:3"] });
  expect(isOpen()).toEqual([false, false, true]);
  type("jugend");
  expect(isOpen()).toEqual([true, true, true]);
  document.body.innerHTML = "";
  show({ groups: groups.map(({ title, choices }) => ({ title, choices: choices.slice(0, 8) })) });
  expect(isOpen()).toEqual([true, false, false]);
});

test("what is typed is searched for already, so that Enter in another field orders", () => {
  show({ typed: "jugend" });
  const narrowed = () => document.querySelector<HTMLInputElement>("[name=gesucht]")?.value;
  expect(narrowed()).toBe("jugend");
  type("förderverein");
  expect(narrowed()).toBe("förderverein");
});

test("where the form takes no search, the field has no button", () => {
  show({ search: undefined });
  expect(screen.queryByRole("button")).toBeNull();
});
