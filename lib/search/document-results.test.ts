/** @jest-environment node */
import { aHit, aSearchResponse } from "@/lib/testing/search-factories";
import { fromDocument, toDocument } from "./document-results";

const there = (pieces: [text: string, hit: boolean][]) => {
  const excerpt = pieces.map(([text, hit]) => ({ text, hit }));
  const [response] = fromDocument(toDocument([aSearchResponse({ hits: [aHit({ excerpt })] })]));
  const [hit] = response?.hits ?? [];
  return hit?.excerpt.map(({ text, hit: isHit }) => [text, isHit]);
};

test("the pieces of a text come back, and what is no hit is one piece", () => {
  expect(there([])).toEqual([]);
  expect(there([["Müll", true]])).toEqual([["Müll", true]]);
  const around = [
    ["… der ", false],
    ["Bio", true],
    ["müll", true],
    [" im Dorf …", false],
  ];
  expect(
    there([
      ["… ", false],
      ["der ", false],
      ["Bio", true],
      ["müll", true],
      [" im Dorf", false],
      [" …", false],
    ]),
  ).toEqual(around);
});

test("a date that takes place as planned says nothing more", () => {
  const planned = aHit({ kind: "veranstaltung", status: "geplant", isPast: false, place: "Markt" });
  const cancelled = aHit({ kind: "veranstaltung", status: "abgesagt", isPast: true });
  const [response] = JSON.parse(toDocument([aSearchResponse({ hits: [planned, cancelled] })]));
  const [one, other] = response.hits;
  expect(Object.keys(one)).not.toEqual(expect.arrayContaining(["status"]));
  expect(one).not.toHaveProperty("place");
  expect(other).toMatchObject({ status: "abgesagt", isPast: true });
});
