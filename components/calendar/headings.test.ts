import type { CalendarView } from "@/lib/urls/routes";
import { calendarTitle } from "./headings";

const youth = { name: "Jugend" };
const club = { name: "Sportverein" };

test.each<[view: CalendarView, by: Parameters<typeof calendarTitle>[1], title: string]>([
  [{}, {}, "Veranstaltungen"],
  [{}, { category: youth }, "Veranstaltungen: Jugend"],
  [
    { quickDate: "heute" },
    { category: youth, organiser: club },
    "Veranstaltungen heute: Jugend, Sportverein",
  ],
  [{ month: "2026-12" }, { organiser: club }, "Veranstaltungen im Dezember 2026: Sportverein"],
  [{ from: "2026-12-20", to: "2026-12-24" }, {}, "Veranstaltungen vom 20. bis 24. Dezember 2026"],
  [{ from: "2026-11-30", to: "2026-12-06" }, {}, "Veranstaltungen vom 30. November bis 6. Dezember 2026"],
  [{ from: "2026-12-20", to: "2026-12-20" }, {}, "Veranstaltungen am Sonntag, 20. Dezember 2026"],
])("the title of %j, narrowed by %j", (view, by, title) => {
  expect(calendarTitle(view, by)).toBe(title);
});
