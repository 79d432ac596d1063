import { routes } from "@/lib/urls/routes";
import { parseApiRequest } from "./search-api";

const ask = (query: string) => parseApiRequest(new URLSearchParams(query));

test("what routes.searchApi writes is read again", () => {
  const { search } = new URL(
    routes.searchApi({
      q: "Märkte",
      c: "Kultur",
      kind: "kindertagesstätte",
      page: 3,
      without: ["zeit", "zielgruppe"],
      literally: true,
    }),
    "http://localhost",
  );
  expect(ask(search)).toEqual({
    request: {
      q: "Märkte",
      category: "Kultur",
      kind: "kindertagesstätte",
      page: 3,
      without: ["zeit", "zielgruppe"],
      literally: true,
    },
  });
});

test("nothing asked is a request for everything", () => {
  expect(ask("")).toEqual({
    request: { q: "", category: undefined, kind: undefined, page: 1, without: [], literally: false },
  });
});

test.each([
  "seite=0",
  "seite=zwei",
  "seite=1.5",
  "art=nachricht",
  "ohne=alles",
  "woertlich=ja",
  "seite=99999999",
])("%s is refused in German", (query) => {
  expect(ask(query)).toEqual({ problem: expect.stringMatching(/^„.+“ muss .+\.$/) });
});

test.each(["q=%E0%A4%A", `q=${"a".repeat(10_000)}`, "q=%00%01", "q=(.*)%5B&c=%ff", "q=%F0%9F%8E%84"])(
  "%s can be answered",
  (query) => {
    expect(ask(query)).toHaveProperty("request");
  },
);
