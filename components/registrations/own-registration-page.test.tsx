import { prerender } from "react-dom/static";
import type { VillageEvent } from "@/lib/cms/events";
import { settings } from "@/lib/cms/settings";
import { ownRegistrationTexts as texts } from "@/lib/registrations/base/own-registration-texts";
import type { Registration } from "@/lib/registrations/cms/registrations";
import { aRegistration } from "@/lib/registrations/testing/a-registration";
import { someSettings } from "@/lib/testing/factories";
import { keepTimes } from "@/lib/typography/keep-times";
import { RegistrationPage } from "./own-registration-page";

const code = "c".repeat(32);

beforeEach(() => {
  jest.spyOn(settings, "ready").mockResolvedValue({ items: [], byId: new Map() });
});

const club = { name: "Wanderfreunde", slug: "wanderfreunde", type: "verein" as const };

async function show(
  registration: Registration | null,
  { outcome, organiser }: { outcome?: string; organiser?: VillageEvent["organiser"] } = {},
) {
  const page = (
    <RegistrationPage code={code} registration={registration} organiser={organiser} outcome={outcome} />
  );
  const markup = await new Response((await prerender(page)).prelude).text();
  const buttons = [...markup.matchAll(/<button[^>]*value="([^"]*)"/g)].map((match) => match[1]);
  return { markup, text: markup.replaceAll(/<[^>]+>/g, ""), buttons };
}

const offer = { Plaetze: 2, bis: "2026-11-27T14:00:00.000Z" };
const { states } = texts;

test.each<[string, Partial<Registration>, string, string[]]>([
  ["waits for its confirmation", { Stand: "offen" }, texts.open, ["bestaetigen"]],
  [
    "has no place any more, but a list",
    { Stand: "offen", Frei: 0, Warteliste: true },
    texts.fullMeanwhile,
    ["warteliste"],
  ],
  [
    "is larger than what is left",
    { Stand: "offen", Plaetze: 6, Frei: 4, Warteliste: true },
    texts.tooFewMeanwhile(4, 6),
    ["bestaetigen", "warteliste"],
  ],
  ["has neither", { Stand: "offen", Frei: 0 }, texts.noList, []],
  ["came too late", { Stand: "offen", Geschlossen: true }, texts.closed, []],
  ["is without a limit", { Stand: "offen", Frei: null }, texts.open, ["bestaetigen"]],
  ["counts", {}, states.dabei(2), ["aendern", "erinnern", "absagen"]],
  ["is reminded of", { Erinnerung: true }, texts.reminderOn, ["aendern", "nicht-erinnern", "absagen"]],
  ["nobody is reminded of", { Erinnerung: null }, states.dabei(2), ["aendern", "absagen"]],
  ["is on the list", { Stand: "warteliste", Warteplatz: 3 }, states.warteliste(2, 3), ["aendern", "absagen"]],
  ["is asked when a place is free", { Stand: "warteliste" }, texts.waitingHint, ["aendern", "absagen"]],
  [
    "is on the list after the deadline",
    { Stand: "warteliste", Geschlossen: true },
    texts.waitingHint,
    ["aendern", "absagen"],
  ],
  [
    "is on a list from which nobody moves up",
    { Stand: "warteliste", Rueckt_nach: false },
    texts.noneMovesUp,
    ["aendern", "absagen"],
  ],
  [
    "is asked",
    { Stand: "gefragt", Angebot: offer },
    texts.offer(2, "Freitag, 27. November 2026, 15 Uhr"),
    ["annehmen", "ablehnen"],
  ],
  [
    "is asked for a part",
    { Stand: "gefragt", Plaetze: 6, Angebot: offer },
    texts.acceptPart(2, 6),
    ["annehmen", "warten", "ablehnen"],
  ],
  ["is cancelled", { Stand: "abgesagt", Name: "" }, states.abgesagt, []],
  ["is expired", { Stand: "verfallen" }, states.verfallen, []],
  ["falls out", { Stand: "faellt_aus" }, states.faellt_aus, []],
  ["is over", { Vorbei: true }, states.vorbei, []],
])("the page of one that %s says so, and offers what it allows", async (_, given, said, actions) => {
  const { text, buttons } = await show(aRegistration(given));
  expect(text).toContain(keepTimes(said));
  expect(buttons).toEqual(actions);
});

test("the date goes into a calendar, of a series that of its day; who cancelled can come again", async () => {
  expect((await show(aRegistration())).markup).toContain('href="/veranstaltung/wanderung/kalender.ics"');
  const { markup } = await show(aRegistration({ Stand: "abgesagt", Tag: "2026-12-05" }));
  expect(markup).toContain('href="/anmelden/wanderung?tag=2026-12-05"');
  expect(markup).not.toContain("kalender.ics");
  const { Veranstaltung } = aRegistration();
  const gone = await show(aRegistration({ Veranstaltung: { ...Veranstaltung, Slug: "" } }));
  expect(gone.markup).not.toContain("/veranstaltung/wanderung");
});

test("outcomes are said, and what a code that opens nothing may be", async () => {
  expect((await show(aRegistration(), { outcome: "voll" })).text).toContain(texts.outcomes.voll);
  expect((await show(aRegistration(), { outcome: "geaendert" })).text).toContain(texts.outcomes.geaendert);
  expect((await show(aRegistration({ Telefon: "" }), { outcome: "<b>" })).text).not.toContain("b>");
  expect((await show(null)).text).toContain(texts.gone);
});

test("the number changes to what is possible; one who has a place, and can get no other, changes nothing", async () => {
  const choices = async (given: Partial<Registration>) =>
    [...(await show(aRegistration(given))).markup.matchAll(/<option[^>]*>(\d+)/g)].map(([, count]) => count);
  expect(await choices({ Hoechstens: 3 })).toEqual(["1", "2", "3"]);
  expect(await choices({ Plaetze: 1, Hoechstens: 1 })).toEqual([]);
  const { text, buttons } = await show(aRegistration({ Plaetze: 1, Hoechstens: 1 }));
  expect(buttons).not.toContain("aendern");
  expect(text).not.toContain(texts.changeHint);
  expect((await show(aRegistration({ Stand: "warteliste" }))).text).toContain(texts.changeHintWaiting);
  for (const Stand of ["dabei", "warteliste"] as const) {
    const fullPage = await show(aRegistration({ Stand, Hoechstens: 2 }));
    expect(fullPage.text).toContain(texts.changeHintNoMore);
    expect(fullPage.text).not.toContain(texts[Stand === "dabei" ? "changeHint" : "changeHintWaiting"]);
  }
});

test("questions go to the event's telephone, else to its organiser", async () => {
  const organiser = { ...club, phone: undefined, email: "wandern@example.org" };
  const asked = await show(aRegistration(), { organiser });
  expect(asked.text).toContain("030 23125 245");
  expect(asked.markup).not.toContain("wandern@example.org");
  const { markup } = await show(aRegistration({ Telefon: "" }), { organiser });
  expect(markup).toContain('href="mailto:wandern@example.org"');
  expect(markup).toContain('href="/verein/wanderfreunde"');
});

test("questions about a list of a club that is withdrawn lead to nobody else", async () => {
  const village = someSettings();
  const { municipality = "" } = village;
  jest.spyOn(settings, "ready").mockResolvedValue({ items: [village], byId: new Map() });
  const withdrawn = await show(aRegistration({ Telefon: "", Veranstalter: "Wanderfreunde" }));
  expect(withdrawn.text).toContain(`${texts.questions}Wanderfreunde`);
  expect(withdrawn.text).not.toContain(municipality);
  expect((await show(aRegistration({ Telefon: "" }))).text).toContain(municipality);
});
