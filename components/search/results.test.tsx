/** @jest-environment jsdom */
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { useMessageStore } from "@/lib/messages/message-store";
import { paramsOf, parseRefinement } from "@/lib/search/results-url";
import type { SearchResponse } from "@/lib/search/search-response";
import { aHit, aSearchResponse } from "@/lib/testing/search-factories";
import { messageForStatus } from "@/lib/texts/errors";
import { toRenderedPages } from "./rendered-pages";
import { Results } from "./results";

/** Next's router tells a component of a URL that was pushed; here the test does. */
let search = "";
jest.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(search) }));

const help = {
  hint: "Fragen Sie uns unter 030 23125 100.",
  categories: [["Rathaus & Verwaltung", "rathaus-verwaltung"] as const],
  contact: <a href="/kontakt">Sie finden es nicht? Fragen Sie uns</a>,
};

let asked: string[];
let answerWith: (url: string) => Promise<Response>;

afterEach(() => jest.useRealTimers());

beforeEach(() => {
  asked = [];
  useMessageStore.getState().setMessage("");
  history.replaceState(null, "", "/suchergebnisse?q=bus");
  global.fetch = (url) => {
    asked.push(String(url));
    return answerWith(String(url));
  };
});

const json = (answer: SearchResponse) => ({ ok: true, status: 200, json: async () => answer }) as Response;

function show(responses: SearchResponse[], given = "q=bus") {
  search = given;
  const rendered = {
    refinement: parseRefinement(paramsOf(new URLSearchParams(given))),
    shownPages: toRenderedPages(responses),
    at: 1,
  };
  const tree = () => (
    <SWRConfig value={{ provider: () => new Map() }}>
      <Results query={{ q: "bus" }} rendered={rendered} help={help} />
    </SWRConfig>
  );
  const { rerender } = render(tree());
  const goTo = (query: string) => {
    search = query;
    rerender(tree());
  };
  return { goTo };
}

const titles = () => screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
const aPage = (page: number, pages: number) =>
  aSearchResponse({
    page,
    pages,
    total: pages,
    countOfAll: pages,
    counts: { info: 1, beitrag: pages - 1 },
    hits: [aHit({ id: `hit-${page}`, title: [{ text: `Treffer ${page}`, hit: false }] })],
  });

test("the answer stands above the filter and the count", () => {
  const source = { title: "Kontakt", href: "/kontakt" };
  const answer = { kind: "phone" as const, sentence: "Rathaus: 030 23125 100.", details: [], source };
  const counts = { ...aSearchResponse().counts, beitrag: 1, info: 1 };
  show([{ ...aPage(1, 1), answer, counts, countOfAll: 2 }]);
  const after = (later: HTMLElement) =>
    screen.getByRole("region", { name: "Antwort" }).compareDocumentPosition(later);
  for (const later of [
    screen.getByRole("list", { name: "Ergebnisse eingrenzen" }),
    screen.getByRole("status"),
  ])
    expect(after(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("what the server rendered is not asked for again", () => {
  show([aPage(1, 1)]);
  expect(titles()).toEqual(["Treffer 1"]);
  expect(asked).toEqual([]);
});

test("an answer and what one can do here stand above the filters, and nothing is said to be missing then", () => {
  const functions = [
    { title: "Per E-Mail Bescheid bekommen", lead: "Die Woche oder ein Thema.", href: "/bescheid" },
  ];
  show([aSearchResponse({ q: "newsletter", total: 0, countOfAll: 0, hits: [], functions })], "q=newsletter");
  const region = screen.getByRole("region", { name: "Das können Sie hier tun" });
  expect(within(region).getByRole("link", { name: "Per E-Mail Bescheid bekommen" })).toHaveAttribute(
    "href",
    "/bescheid",
  );
  expect(screen.queryByText(/Das hilft oft weiter/)).not.toBeInTheDocument();
  expect(screen.getByRole("status")).not.toHaveTextContent("Nichts gefunden");
  cleanup();
  const answer: SearchResponse["answer"] = {
    kind: "contact",
    sentence: "Das Rathaus hat jetzt geschlossen.",
    details: [],
    source: { title: "Kontakt", href: "/kontakt" },
  };
  show([{ ...aPage(1, 2), answer }]);
  const filter = screen.getByRole("list", { name: "Ergebnisse eingrenzen" });
  const box = screen.getByRole("region", { name: "Antwort" });
  expect(box.compareDocumentPosition(filter)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("a filter changes the URL and the list, and the one status tells the new number", async () => {
  const { goTo } = show([aPage(1, 2)]);
  const status = screen.getByRole("status");
  expect(status).toHaveTextContent("2 Treffer für „bus“");
  answerWith = async () =>
    json(aSearchResponse({ total: 1, hits: [aHit({ title: [{ text: "Infobus", hit: false }] })] }));
  await userEvent.click(screen.getByRole("link", { name: /Infos/ }));
  expect(location.search).toBe("?q=bus&art=info");
  goTo("q=bus&art=info");
  expect(titles()).toEqual(["Treffer 1"]);
  expect(await screen.findByRole("link", { name: "Infobus" })).toBeVisible();
  expect(asked).toEqual(["/api/suche?q=bus&art=info"]);
  expect(status).toHaveTextContent("1 Treffer für „bus“");
  goTo("q=bus");
  expect(titles()).toEqual(["Treffer 1"]);
  expect(asked).toHaveLength(1);
});

test("a filter that fails says so where the list was, and asks again when told to", async () => {
  const { goTo } = show([aPage(1, 2)]);
  answerWith = async () => ({ ok: false, status: 500 }) as Response;
  goTo("q=bus&art=info");
  expect(await screen.findByText("Die Treffer ließen sich nicht laden.")).toBeVisible();
  expect(useMessageStore.getState().message).toBe(messageForStatus(500));
  expect(screen.queryByRole("link", { name: "Treffer 1" })).not.toBeInTheDocument();
  answerWith = async () =>
    json(aSearchResponse({ hits: [aHit({ title: [{ text: "Infobus", hit: false }] })] }));
  await userEvent.click(screen.getByRole("button", { name: "Noch einmal versuchen" }));
  expect(await screen.findByRole("link", { name: "Infobus" })).toBeVisible();
});

test("a search that is getting ready says so, and shows the results by itself", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { goTo } = show([aPage(1, 2)]);
  answerWith = async () => ({ ok: false, status: 503, headers: { get: () => "2" } }) as unknown as Response;
  await user.click(screen.getByRole("link", { name: /Infos/ }));
  goTo("q=bus&art=info");
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Die Suche ist gleich bereit"));
  expect(useMessageStore.getState().message).toBe("");
  answerWith = async () =>
    json(aSearchResponse({ total: 1, hits: [aHit({ title: [{ text: "Infobus", hit: false }] })] }));
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(await screen.findByRole("link", { name: "Infobus" })).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("1 Treffer für „bus“");
});

test("more is put below, once, the URL says how long the list is, and the focus is on the first new hit", async () => {
  const { goTo } = show([aPage(1, 3)]);
  expect(screen.getByText("1 von 3 werden angezeigt")).toBeVisible();
  let arrive = () => {};
  answerWith = () =>
    new Promise((resolve) => {
      arrive = () => resolve(json(aPage(2, 3)));
    });
  await userEvent.dblClick(screen.getByRole("link", { name: "Mehr laden" }));
  arrive();
  await waitFor(() => expect(location.search).toBe("?q=bus&seite=1-2"));
  goTo("q=bus&seite=1-2");
  expect(titles()).toEqual(["Treffer 1", "Treffer 2"]);
  expect(asked).toEqual(["/api/suche?q=bus&seite=2"]);
  expect(screen.getByRole("link", { name: "Treffer 2" })).toHaveFocus();
});

test("a list that begins with a later page leads to its beginning", () => {
  show([aPage(2, 3)], "q=bus&seite=2");
  expect(screen.getByRole("link", { name: "Von Anfang an zeigen" })).toHaveAttribute(
    "href",
    "/suchergebnisse?q=bus",
  );
  expect(screen.getByRole("link", { name: "Mehr laden" })).toBeVisible();
  expect(screen.queryByRole("navigation", { name: "Seiten" })).not.toBeInTheDocument();
});

test("below the longest list more is another page", async () => {
  const ten = Array.from({ length: 10 }, (_, index) => aPage(index + 1, 12));
  show(ten, "q=bus&seite=1-10");
  expect(screen.getByRole("link", { name: "Mehr laden" })).toHaveAttribute(
    "href",
    "/suchergebnisse?q=bus&seite=11",
  );
});

test("more that fails leaves the list and says so", async () => {
  const { goTo } = show([aPage(1, 3)]);
  answerWith = async () => ({ ok: false, status: 503 }) as Response;
  await userEvent.click(screen.getByRole("link", { name: "Mehr laden" }));
  expect(await screen.findByText("Weitere Treffer ließen sich nicht laden.")).toBeVisible();
  expect(titles()).toEqual(["Treffer 1"]);
  expect(location.search).toBe("?q=bus");
  answerWith = async () => json(aPage(2, 3));
  goTo("q=bus&seite=2");
  expect(await screen.findByRole("link", { name: "Treffer 2" })).toBeVisible();
  expect(screen.queryByText("Weitere Treffer ließen sich nicht laden.")).not.toBeInTheDocument();
});

test("a URL of several pages shows them below each other, and asks for those it does not know", async () => {
  const { goTo } = show([aPage(1, 3), aPage(2, 3)], "q=bus&seite=1-2");
  expect(titles()).toEqual(["Treffer 1", "Treffer 2"]);
  answerWith = async (url) => json(aPage(url.includes("seite=3") ? 3 : 2, 3));
  goTo("q=bus&seite=2-3");
  expect(await screen.findByRole("link", { name: "Treffer 3" })).toBeVisible();
  expect(titles()).toEqual(["Treffer 2", "Treffer 3"]);
});

test("a link opens in a tab of its own where that is wanted", async () => {
  show([aPage(1, 2)]);
  const link = screen.getByRole("link", { name: /Infos/ });
  link.addEventListener("click", (event) => event.preventDefault());
  const user = userEvent.setup();
  await user.keyboard("{Control>}");
  await user.click(link);
  expect(location.search).toBe("?q=bus");
});

test("that the hits do not know the hours goes unsaid where the answer is about them", () => {
  const intents: SearchResponse["intents"] = [
    { id: "tageszeit", label: "vormittags", words: "vormittags", failed: true },
    { id: "zielgruppe", label: "für Kinder", words: "für Kinder", failed: true },
  ];
  const answer = {
    kind: "room",
    sentence: "Saal, 6–12 Uhr: frei.",
    details: [],
    hours: { from: 6, to: 12 },
    source: { title: "Saal", href: "/raum/saal" },
  };
  show([aSearchResponse({ intents, answer })]);
  expect(screen.getAllByText(/Dazu steht hier nichts/).map((text) => text.textContent)).toEqual([
    "„für Kinder“: Dazu steht hier nichts. Sie sehen, was es sonst gibt.",
  ]);
});

test("intents can be taken away one by one, or all with the words searched as they are", () => {
  const intents: SearchResponse["intents"] = [
    { id: "zeit", label: "am Wochenende: 28.–29. November", words: "am Wochenende" },
    { id: "zielgruppe", label: "für Kinder", words: "für Kinder", failed: true },
    { id: "kostenlos", label: "kostenlos", words: "umsonst", failed: true },
  ];
  show([aSearchResponse({ intents })]);
  const chip = screen.getByRole("link", {
    name: "Filter „am Wochenende: 28.–29. November“ entfernen",
  });
  expect(chip).toHaveAttribute("href", "/suchergebnisse?q=bus&ohne=zeit");
  expect(screen.getByRole("link", { name: "Wörtlich suchen" })).toHaveAttribute(
    "href",
    "/suchergebnisse?q=bus&woertlich=1",
  );
  expect(screen.getByText(/„für Kinder“: Dazu steht hier nichts/)).toBeVisible();
  expect(screen.getByText(/Kein passender Eintrag ist als „kostenlos“ beschrieben/)).toBeVisible();
});

test("the way back from plain search", () => {
  show([aSearchResponse()], "q=bus&woertlich=1");
  expect(screen.getByText("Sie sehen die wörtliche Suche.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Wieder mit allen Filtern suchen" })).toHaveAttribute(
    "href",
    "/suchergebnisse?q=bus",
  );
});

test("nothing found: it says so, helps, and leads on", () => {
  show([
    aSearchResponse({ hits: [], total: 0, countOfAll: 0, didYouMean: "Bürgerbus", nearest: ["Busfahrplan"] }),
  ]);
  expect(screen.getByRole("status")).toHaveTextContent("Nichts gefunden für „bus“");
  for (const [name, href] of [
    ["Bürgerbus", "/suchergebnisse?q=B%C3%BCrgerbus"],
    ["Busfahrplan", "/suchergebnisse?q=Busfahrplan"],
    ["Rathaus & Verwaltung", "/suchergebnisse/rathaus-verwaltung"],
    ["Sie finden es nicht? Fragen Sie uns", "/kontakt"],
  ]) {
    expect(screen.getByRole("link", { name: name as string })).toHaveAttribute("href", href);
  }
  expect(screen.getByText("Fragen Sie uns unter 030 23125 100.")).toBeVisible();
});

test("whom to ask stands below the hits too", () => {
  show([aSearchResponse()]);
  const link = screen.getByRole("link", { name: "Sie finden es nicht? Fragen Sie uns" });
  const hit = screen.getByRole("heading", { name: "Bürgerbus: Fahrt buchen" });
  expect(hit.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("what the content lacks is named, and what comes near is headed so, with ways on", () => {
  show([
    aSearchResponse({ isNearest: true, unknown: ["kegelbahn"], known: "mieten", counts: { angebot: 1 } }),
  ]);
  expect(screen.getByRole("status")).toHaveTextContent(/^Zu „kegelbahn“ steht hier nichts$/);
  const nearest = screen.getByRole("region", { name: "Am nächsten kommt:" });
  expect(within(nearest).getByRole("heading", { level: 3, name: "Bürgerbus: Fahrt buchen" })).toBeVisible();
  expect(within(nearest).getByRole("link", { name: "Alles zu „mieten“" })).toHaveAttribute(
    "href",
    "/suchergebnisse?q=mieten",
  );
  expect(screen.getByRole("link", { name: /Fragen Sie uns/ })).toBeVisible();
  expect(screen.queryByRole("list", { name: "Ergebnisse eingrenzen" })).not.toBeInTheDocument();
});

test("hits that are not all alike stand under headings, in the document and in what is fetched", async () => {
  const named = (title: string) => aHit({ id: title, title: [{ text: title, hit: false }] });
  const response = aSearchResponse({
    total: 3,
    hits: [named("Adventsmarkt"), named("Sperrmüllabfuhr"), named("Gymnastik")],
    groups: [
      { id: "about", heading: "Rund um Weihnachten", count: 1 },
      { id: "days", heading: "An diesen Tagen: 24.–26. Dezember", count: 2 },
    ],
    counts: { angebot: 3, info: 1 },
  });
  const { goTo } = show([response]);
  const inGroup = (name: string) =>
    within(screen.getByRole("region", { name }))
      .getAllByRole("heading", { level: 3 })
      .map((heading) => heading.textContent);
  const expectGroups = () => {
    expect(titles()).toEqual(["Rund um Weihnachten", "An diesen Tagen: 24.–26. Dezember"]);
    expect(inGroup("Rund um Weihnachten")).toEqual(["Adventsmarkt"]);
    expect(inGroup("An diesen Tagen: 24.–26. Dezember")).toEqual(["Sperrmüllabfuhr", "Gymnastik"]);
  };
  expectGroups();
  answerWith = async () => json({ ...response, total: 4 });
  goTo("q=bus&art=angebot");
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("4 Treffer"));
  expectGroups();
});

test("a group that goes on has no second heading, unless its page stands alone", () => {
  const page = (at: number, isContinued?: boolean) =>
    aSearchResponse({
      page: at,
      pages: 2,
      total: 2,
      hits: [aHit({ id: `hit-${at}` })],
      groups: [{ id: "days", heading: "An diesen Tagen: 1.–24. Dezember", count: 1, isContinued }],
    });
  show([page(1), page(2, true)], "q=bus&seite=1-2");
  expect(titles()).toEqual(["An diesen Tagen: 1.–24. Dezember"]);
  cleanup();
  show([page(2, true)], "q=bus&seite=2");
  expect(titles()).toEqual(["An diesen Tagen: 1.–24. Dezember"]);
});

const time = { id: "zeit", label: "Sa., 28. November", words: "am samstag" } as const;

test.each<[title: string, response: Partial<SearchResponse>, sentence: string]>([
  [
    "words that fit nothing at the time are said to be left out",
    { intents: [time], leftOut: ["blutspende"] },
    "Zu „blutspende“ steht in dieser Zeit nichts im Kalender",
  ],
  [
    "a day without anything in the calendar is said to be empty",
    {
      hasEmptyDays: true,
      intents: [{ ...time, days: [["2026-11-28", "2026-11-28"]], failed: true }],
    },
    "Sa., 28. November: An diesem Tag steht keine Veranstaltung im Kalender.",
  ],
  [
    "so are several days, and those that were",
    {
      hasEmptyDays: true,
      intents: [{ ...time, days: [["2026-11-09", "2026-11-15"]], failed: true, isPast: true }],
    },
    "Sa., 28. November: In dieser Zeit stand keine Veranstaltung im Kalender.",
  ],
  [
    "days that no calendar has are said not to be there",
    { impossibleDays: ["31. Februar"] },
    "Den „31. Februar“ gibt es nicht.",
  ],
  [
    "a feast about which nothing is written is said to be unknown",
    { unknown: ["muttertag"], groups: [{ id: "nearest", heading: "Die nächsten Termine danach", count: 1 }] },
    "Zu „muttertag“ steht hier nichts",
  ],
  [
    "school holidays that nobody entered are said to be unknown",
    { unknown: ["winterferien"], unknownHolidays: ["winterferien"] },
    "Wann „winterferien“ sind, steht hier nicht. Sie sehen Treffer aus dem ganzen Jahr.",
  ],
])("%s", (_, response, sentence) => {
  show([aSearchResponse(response)]);
  expect(screen.getByText(sentence)).toBeVisible();
});
