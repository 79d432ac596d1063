import { advent, type Feast } from "./feast-days";

/** The four Sundays of Advent, with their weeks, Saturdays and weekends, by the ways to say which one */
export const adventSundays: Feast[] = ["erst 1", "zweit 2 zwot", "dritt 3", "viert 4"].flatMap(
  (stems, index) =>
    stems.split(" ").flatMap((stem) => {
      const said = /\d/.test(stem) ? [stem] : ["er", "en", "e", "es"].map((ending) => stem + ending);
      const names = (words: string[]) =>
        said.flatMap((ordinal) => words.map((word) => `${ordinal} ${word}`)).join("|");
      return [
        {
          names: names(["advent", "advents", "advent sonntag", "advents sonntag", "sonntag im advent"]),
          days: advent(index + 1),
          label: `${index + 1}. Advent`,
          series: { name: "Advent", nth: index + 1 },
        },
        { names: names(["adventswoche", "adventwoche", "woche im advent"]), days: advent(index + 1, 0, 7) },
        { names: names(["advent samstag"]), days: advent(index + 1, -1) },
        {
          names: names(["advent wochenende", "advents wochenende"]),
          days: advent(index + 1, -1, 2),
          label: `${index + 1}. Adventswochenende`,
        },
      ];
    }),
);
