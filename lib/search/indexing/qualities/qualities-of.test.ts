import type { Quality } from "@/lib/search/quality";
import { anArticle, anEvent, anOrganisation, aRedirectEntry } from "@/lib/testing/factories";
import { articleQualities, eventQualities, offerQualities, organisationQualities } from "./qualities-of";

type Event = Parameters<typeof anEvent>[0];
const bare = { title: "Treffen", summary: "", place: undefined, cost: undefined };
const ofEvent = (event: Event) => eventQualities(anEvent({ ...bare, ...event })) ?? [];

const hasNot = (quality: Quality) => (event: Event) => expect(ofEvent(event)).not.toContain(quality);
const has = (quality: Quality) => (event: Event) => expect(ofEvent(event)).toContain(quality);

test("what an event costs says whether it is free, otherwise its text", () => {
  has("kostenlos")({ cost: "Eintritt frei, Spende willkommen" });
  has("kostenlos")({ summary: "Wir lesen vor. Der Eintritt ist frei." });
  has("kostenlos")({ summary: "Die Teilnahme ist **kostenlos**." });
  has("kostenlos")({ summary: "Ein kostenloser Kurs für alle." });
  hasNot("kostenlos")({ cost: "12 €, für Mitglieder kostenlos" });
  hasNot("kostenlos")({ cost: "8 €", summary: "Eine Probestunde ist kostenlos." });
  hasNot("kostenlos")({ summary: "Kostenlose Parkplätze gibt es am Rathaus." });
  hasNot("kostenlos")({ summary: "Für Mitglieder ist die Fahrt kostenlos, nur für Mitglieder." });
  hasNot("kostenlos")({ summary: "Die Mühe war nicht umsonst." });
});

test.each([
  "Stufenloser Zugang über den Seiteneingang, rollstuhlgerechtes WC.",
  "Mobile Rampe am Seitenportal. Kein barrierefreies WC in der Kirche.",
  "Halle ebenerdig. Der Raum im Obergeschoss ist nur über eine Treppe erreichbar.",
  "Automatische Tür, keine Stufen.",
  "Zwei Stufen am Eingang, eine mobile Rampe liegt bereit. WC nicht rollstuhlgerecht.",
  "Eine Gruppe bleibt auf festen Wegen und ist für Rollstuhl und Kinderwagen geeignet.",
])("one gets in without steps: „%s“", (accessibility) => {
  has("barrierefrei")({ accessibility });
});

test.each([
  "Unbefestigte Wege, für Rollstuhl und Rollator leider nicht geeignet.",
  "Nicht barrierefrei.",
  "Nur über eine Treppe erreichbar.",
  "Drei Stufen am Eingang, rollstuhlgerechtes WC.",
  "Wiese uneben; Toilettenwagen mit Rampe.",
  "Gelände geschottert. WC nicht rollstuhlgerecht.",
  "Höfe sehr unterschiedlich zugänglich; stufenlose Stände sind markiert.",
  "Induktive Höranlage.",
])("„%s“ does not say so", (accessibility) => {
  hasNot("barrierefrei")({ accessibility, summary: "Der Saal ist barrierefrei." });
});

test("texts say whether one gets in, too", () => {
  has("barrierefrei")({ summary: "Der Saal ist barrierefrei." });
  hasNot("barrierefrei")({ summary: "Der Saal ist nicht barrierefrei. Infos zur Barrierefreiheit folgen." });
  const description = "Das Gebäude ist seit dem Umbau stufenlos erreichbar.";
  expect(organisationQualities(anOrganisation({ description }))).toEqual(["barrierefrei"]);
  expect(articleQualities(anArticle({ title: "Barrierefreiheit im Ort", teaser: "" }))).toEqual([
    "barrierefrei",
  ]);
});

test.each<[place: string, Quality | undefined]>([
  ["Dorfgemeinschaftshaus", "drinnen"],
  ["Rathaus, Sitzungssaal", "drinnen"],
  ["Grundschule am Bach", "drinnen"],
  ["Bürgerhaus, Am Anger 2", "drinnen"],
  ["Kindergarten", "drinnen"],
  ["Marktplatz", "draussen"],
  ["Gemeindehaus, Garten", "draussen"],
  ["Im ganzen Ort, Plan am Dorfladen", "draussen"],
  ["Vor der Kirche", "draussen"],
  ["Bauhof", undefined],
  ["Alle Ortsteile", undefined],
])("the place „%s“ is %s", (place, expected) => {
  const told = ofEvent({ place }).filter((quality) => quality === "drinnen" || quality === "draussen");
  expect(told).toEqual(expected ? [expected] : []);
});

test("title and text say more than the place", () => {
  const surroundings = (event: Event) => ofEvent(event).filter((quality) => /^dr/.test(quality));
  expect(surroundings({ title: "Martinsumzug", place: "Dorfkirche" })).toEqual(["draussen"]);
  expect(surroundings({ title: "Adventsmarkt", place: "Dorfkirche" })).toEqual(["draussen"]);
  expect(surroundings({ title: "Büchermarkt", place: "Turnhalle" })).toEqual(["drinnen"]);
  expect(surroundings({ title: "Seniorenfahrt", place: "Marktplatz" })).toEqual([]);
  expect(surroundings({ title: "Lesung" })).toEqual(["drinnen"]);
  expect(surroundings({ place: "Schützenhaus", summary: "Getanzt wird unter freiem Himmel." })).toEqual([
    "draussen",
  ]);
  expect(surroundings({ place: "Marktplatz, bei Regen in der Halle" })).toEqual(["drinnen"]);
  expect(surroundings({ summary: "Wir feiern im Freien, bei Regen in der Halle." })).toEqual([
    "drinnen",
    "draussen",
  ]);
  expect(surroundings({ place: "Rathaus", summary: "Ob das Wasser draußen bleibt?" })).toEqual(["drinnen"]);
});

test("a link to register says that one has to, otherwise the text", () => {
  has("anmeldung")({ registration: "https://anmeldung.example.org" });
  has("anmeldung")({ summary: "Anmeldung bis Freitag im Rathaus." });
  has("anmeldung")({ summary: "Bitte melden Sie sich bis zum Vortag an." });
  has("anmeldung")({ summary: "Um Anmeldung wird gebeten." });
  for (const summary of [
    "",
    "Eine Anmeldung ist nicht nötig.",
    "Ohne Anmeldung.",
    "Sie müssen sich nicht anmelden; kommen Sie einfach.",
    "Wie läuft die Anmeldung zur Schule?",
  ])
    expect(ofEvent({ summary })).toEqual(["ohne-anmeldung"]);
});

test("other entries have what their short text says", () => {
  const summary = "Ein Besuch ist kostenlos. Anmeldung unter 030 23125.";
  expect(offerQualities(aRedirectEntry({ title: "Besuch", summary }))).toEqual(["kostenlos", "anmeldung"]);
  expect(offerQualities(aRedirectEntry({ title: "Fahrt", summary: "Sie kostet 2 Euro." }))).toBeUndefined();
});
