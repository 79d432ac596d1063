import { type PageName, pageRoutes } from "@/lib/urls/site-routes";
import { demoContext } from "../testing/demo-index";

/** Pages that nobody looks for: of entries, which are found themselves, or reached by a link that only one person has */
const exceptions: readonly PageName[] = [
  "home",
  "search",
  "category",
  "event",
  "article",
  "club",
  "facility",
  "feedbackOfArticle",
  "feedbackOfEvent",
  "feedbackOfOrganisation",
  // The week's letter leads there; /veranstaltungen has the days of now.
  "week",
  "registration",
  "roomRequest",
  "sent",
  "proposal",
  "confirmation",
  "mailSubscription",
  "leaveTheme",
  "preview",
  "unavailable",
];

test("the search knows every page by a function, but for those that are found otherwise", () => {
  const named = new Set([...demoContext.functions.flatMap(({ pages }) => pages), ...exceptions]);
  const missing = Object.keys(pageRoutes).filter((name) => !named.has(name as PageName));
  expect(missing).toEqual([]);
  expect(
    exceptions.filter((name) => demoContext.functions.some(({ pages }) => pages.includes(name))),
  ).toEqual([]);
});

test("every function has a name of its own and says what one finds", () => {
  const titles = demoContext.functions.map(({ title }) => title);
  expect(titles).toEqual([...new Set(titles)]);
  for (const { lead, href } of demoContext.functions) {
    expect(lead).toMatch(/[.?]$/);
    expect(href).toMatch(/^\//);
  }
});
