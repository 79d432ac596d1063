import { fc, textWith } from "@dorfforum/shared/testing/arbitraries";
import { costRatio } from "@dorfforum/shared/testing/cost-ratio";
import { roomRoutes } from "@/lib/rooms/base/routes";
import { routes } from "@/lib/urls/routes";
import { scrubAddress, scrubLine, scrubText } from "./scrub-text";

test.each([
  [
    "https://forum.example/suchergebnisse?q=Erika%20Muster&art=verein#treffer",
    "https://forum.example/suchergebnisse",
  ],
  ["/suchergebnisse?q=Erika", "/suchergebnisse"],
  ["/beitrag/abfallkalender", "/beitrag/abfallkalender"],
  [
    `https://forum.example${routes.preview("seite.abc.draft.9.a-b_c")}`,
    "https://forum.example/vorschau/[preview]",
  ],
  [`https://forum.example${routes.sent("eyJmb3JtIjoi.a-b_c")}`, "https://forum.example/gesendet/[receipt]"],
])("a URL keeps only its path: %s", (address, scrubbed) => {
  expect(scrubAddress(address)).toBe(scrubbed);
});

test.each([
  [
    "Unexpected token 'E', \"Erika Must\"... is not valid JSON",
    "Unexpected token 'E', \"…\"... is not valid JSON",
  ],
  ["No seat for erika@example.org", "No seat for [mail]"],
  ["Refused 192.0.2.17", "Refused [address]"],
  ["Refused 2001:db8:1:2:3:4:5:6", "Refused [address]"],
  ["Call 030 23125 999 now", "Call [number] now"],
  ["GET /suchergebnisse?q=Erika failed", "GET /suchergebnisse failed"],
  [`GET ${routes.sent("eyJmb3JtIjoi.a-b_c")} failed`, "GET /gesendet/[receipt] failed"],
  [
    "Cannot read properties of undefined (reading 'title')",
    "Cannot read properties of undefined (reading 'title')",
  ],
])("a sentence loses quotations and personal data: %s", (sentence, scrubbed) => {
  expect(scrubText(sentence)).toBe(scrubbed);
});

test("the site's own log keeps quotations", () => {
  expect(scrubLine('[{"path":["Beginn"]}] of erika@example.org')).toBe('[{"path":["Beginn"]}] of [mail]');
});

test.each([
  ["an address without end", "a".repeat(16_000)],
  ["one that breaks off", `${"a".repeat(8000)}@${"b".repeat(8000)}`],
  ["quotations without end", "„".repeat(16_000)],
])("%s costs a moment, however long it is", (_what, text) => {
  expect(costRatio(scrubText, text)).toBeLessThan(250);
});

test("no query, mail address, receipt or number is left, whatever stands around it", () => {
  /** With the part that tells who it is */
  const personal = [
    ["?q=Erika", "Erika"],
    ["erika.muster@example.org", "erika"],
    [routes.sent("eyJmb3JtIjoi.a-b_c"), "eyJmb3JtIjoi"],
    [routes.proposal("a-b_c9"), "a-b_c9"],
    [routes.confirmation("a-b_c9"), "a-b_c9"],
    [routes.confirmationTarget("a-b_c9"), "a-b_c9"],
    [routes.mailSubscription("a-b_c9"), "a-b_c9"],
    [routes.mailSubscriptionTarget("a-b_c9"), "a-b_c9"],
    [routes.mailSubscriptionData("a-b_c9"), "a-b_c9"],
    [routes.leaveTheme("a-b_c9", "woche"), "a-b_c9"],
    [routes.leaveThemeTarget("a-b_c9"), "a-b_c9"],
    [roomRoutes.roomRequest("a-b_c9"), "a-b_c9"],
    [roomRoutes.roomRequestTarget("a-b_c9"), "a-b_c9"],
    [roomRoutes.caretakerFile("a-b_c9"), "a-b_c9"],
    ["/api/buchungen/zugang/a-b_c9/verlaengerung", "a-b_c9"],
    ["/api/raumkalender/a-b_c9", "a-b_c9"],
    ["/api/abonnements/a-b_c9", "a-b_c9"],
    ["030 23125 999", "23125"],
    ["192.0.2.17", "192.0.2"],
  ] as const;
  const around = textWith("@", "?", "#", ".", "%", "„", "“", '"', "1");
  fc.assert(
    fc.property(around, fc.constantFrom(...personal), around, (before, [secret, identifying], after) => {
      expect(scrubLine(`${before} ${secret} ${after}`)).not.toContain(identifying);
    }),
  );
});
