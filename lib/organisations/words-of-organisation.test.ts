import { anOrganisation } from "@/lib/testing/factories";
import { wordsOfOrganisation } from "./words-of-organisation";

test("each word is there once, folded, and none that is a part of another", () => {
  const club = anOrganisation({ name: "Sportverein", description: "Der Verein für Sport. Sport für alle." });
  const words = wordsOfOrganisation(club).split(" ");
  expect(words).toEqual(expect.arrayContaining(["sportverein", "fur", "alle"]));
  expect(words).not.toContain("verein");
  expect(words).not.toContain("sport");
  expect(new Set(words).size).toBe(words.length);
});
