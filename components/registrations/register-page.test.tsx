import "@/lib/testing/server-environment";
import { prerender } from "react-dom/static";
import type { VillageEvent } from "@/lib/cms/events";
import { settings } from "@/lib/cms/settings";
import { getShownDates } from "@/lib/events/shown-dates";
import { registerTexts as texts } from "@/lib/registrations/base/form-texts";
import { keepRegistration } from "@/lib/registrations/kept-registration";
import { anEvent } from "@/lib/testing/factories";
import { contentTexts } from "@/lib/texts/content";
import { RegisterPage } from "./register-page";

const mail = jest.fn();
jest.mock("@/lib/letters/cms/subscriptions", () => ({ sendsMail: () => mail() }));
// A static part hands its HTML on within a server.
jest.mock("@/components/ui/static", () => ({
  Static: ({ children }: { children: React.ReactNode }) => <div>{children}</div>,
}));

const now = new Date("2026-11-24T12:00:00Z");
beforeEach(() => {
  jest.useFakeTimers({ now, doNotFake: ["setImmediate", "performance", "setTimeout"] });
  mail.mockReturnValue({ Wochentag: "freitag", Stunde: 8 });
  jest.spyOn(settings, "ready").mockResolvedValue({ items: [], byId: new Map() });
});
afterEach(() => jest.useRealTimers());

const attendance = {
  places: 12,
  deadlineDays: 1,
  question: "Fahren Sie im Bus mit?",
  phone: "030 23125 245",
  states: {},
};

async function show(
  given: Partial<VillageEvent> = {},
  search: Parameters<typeof RegisterPage>[0]["search"] = {},
  day?: string,
) {
  const event = anEvent({ slug: "wanderung", title: "Wanderung", attendance, ...given });
  const { shown: date, ahead } = getShownDates(event, day, new Date());
  const page = <RegisterPage asked={{ event, date, ahead }} search={search} />;
  const markup = await new Response((await prerender(page)).prelude).text();
  return { markup, text: markup.replaceAll(/<[^>]+>/g, "") };
}

test("the form asks for little, says who is responsible and for how long, and what is typed is sent without script", async () => {
  const { markup, text } = await show({
    organiser: {
      name: "Wanderfreunde",
      slug: "wanderfreunde",
      type: "verein",
      phone: undefined,
      email: undefined,
    },
  });
  expect(markup).toContain('action="/api/anmelden/wanderung" method="post"');
  expect(markup.match(/<option/g)).toHaveLength(attendance.places);
  const names = [...markup.matchAll(/<(?:input|select|textarea)[^>]*? name="([^"]+)"/g)].map(
    (match) => match[1],
  );
  expect(names).toEqual(["name", "email", "places", "answer", "note", "reminder", "betreff_2"]);
  expect(text).toContain("verantwortlich: Wanderfreunde");
  expect(text).toContain(texts.privacy.rest(2, 14));
  expect(text).toContain("Anmeldung bis Freitag, 27. November 2026");
  expect(text).not.toMatch(/(\p{L}{4,})\s*\1/u);
  // Wherever it stands, the number can be called.
  expect(text).toContain("Ohne E-Mail: Telefon 030 23125 245");
  expect(markup.replaceAll(/<a href="tel:\+493023125245">030 23125 245<\/a>/g, "")).not.toContain("23125");
});

test("what came back has its errors at the fields and what was typed", async () => {
  const antwort = await keepRegistration(
    { name: "Familie <b>", email: "probe", places: "3", reminder: "ja" },
    { errors: { email: "Bitte prüfen." } },
  );
  const { markup } = await show({}, { antwort });
  expect(markup).toContain('<a href="#feld-email">Bitte prüfen.</a>');
  expect(markup).toMatch(
    /<input id="feld-email"[^>]*value="probe"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*value="probe"/,
  );
  expect(markup).toContain('value="Familie &lt;b&gt;"');
  expect(markup).toMatch(/<option selected=""[^>]*>3</);
});

test("of a series the date is sent along, and the others for which one can register are offered", async () => {
  const { markup } = await show({ recurrence: "FREQ=WEEKLY;COUNT=3" }, {}, "2026-12-05");
  expect(markup).toContain('<input type="hidden" name="day" value="2026-12-05"/>');
  expect([...markup.matchAll(/href="\/anmelden\/wanderung\?tag=([^"]+)"/g)].map((match) => match[1])).toEqual(
    ["2026-11-28", "2026-12-12"],
  );
});

test("nobody is promised a reminder that is not sent any more", async () => {
  jest.setSystemTime(new Date("2026-11-26T12:00:00Z"));
  expect((await show()).markup).toContain('name="reminder"');
  jest.setSystemTime(new Date("2026-11-27T08:00:00Z"));
  expect((await show({ attendance: { ...attendance, deadlineDays: undefined } })).markup).not.toContain(
    'name="reminder"',
  );
});

test("without places, mail or time there is no form, and a way that remains", async () => {
  const full = await show({ attendance: { ...attendance, states: { "": "warteliste" } } });
  expect(full.text).toContain(texts.waitingList);
  expect(full.markup).toContain("<form");
  expect(full.text).toContain("030 23125 245");
  mail.mockReturnValue(undefined);
  const byPhone = await show();
  expect(byPhone.markup).not.toContain("<form");
  expect(byPhone.text).not.toContain(texts.lead);
  // Once, and no way around a form that there is not
  expect(byPhone.text.split("030 23125 245")).toHaveLength(2);
  expect(byPhone.text).toContain("Anmeldung: Telefon 030 23125 245");
  expect(byPhone.text).not.toContain(texts.questions);
  const byNothing = await show({ attendance: { ...attendance, phone: undefined } });
  expect(byNothing.text).toContain(contentTexts.contact);
  jest.setSystemTime(new Date("2026-11-28T12:00:00Z"));
  const closed = await show();
  expect(closed.text).toContain(texts.notNow);
  // Nobody is invited to ring for what is closed.
  expect(closed.text).not.toContain("030 23125 245");
  jest.setSystemTime(new Date("2026-11-29T12:00:00Z"));
  expect((await show()).text).toContain(texts.over);
});

test("after sending it says for how many people, and that nothing counts yet", async () => {
  const { text } = await show({}, { stand: "gesendet", personen: "3" });
  expect(text).toContain(texts.mailed);
  expect(text).toContain("3 Personen");
  for (const personen of [undefined, "21", "<b>"])
    expect((await show({}, { stand: "gesendet", personen })).text).not.toContain("Angegeben");
});

test("after sending for a date without a free place nobody is told to be in", async () => {
  const { text } = await show(
    { attendance: { ...attendance, states: { "": "warteliste" } } },
    { stand: "gesendet", personen: "1" },
  );
  expect(text).toContain(texts.mailedWaiting);
  expect(text).not.toContain(texts.mailed);
});
