import { dateOn } from "@/lib/events/recurrence";
import {
  anArticle,
  anEvent,
  anOrganisation,
  aPicture,
  cancelled,
  someSettings,
} from "@/lib/testing/factories";
import { toArticleData } from "./article";
import { toEventData } from "./event";
import { toMunicipality, toOrganisationData, toOrganisationList } from "./organisation";
import { addressFromText } from "./place";
import { toBreadcrumbList, toWebSite } from "./web-site";

const now = new Date("2026-11-29T10:00:00Z");

const site = "https://forum.musterbach.example";

describe("an event", () => {
  const of = (given: Parameters<typeof anEvent>[0]) => {
    const event = anEvent(given);
    return toEventData(event, event);
  };

  test("says when and where in parts, on the village's clock", () => {
    expect(of({ latitude: 52.1, longitude: 13.3, picture: aPicture() })).toMatchObject({
      "@type": "Event",
      name: "Adventsmarkt",
      url: `${site}/veranstaltung/adventsmarkt`,
      startDate: "2026-11-28T14:00:00+01:00",
      endDate: "2026-11-28T21:00:00+01:00",
      eventStatus: "https://schema.org/EventScheduled",
      image: `${site}/dateien/markt.jpg?v=1`,
      location: {
        "@type": "Place",
        name: "Kirchplatz",
        address: {
          streetAddress: "Am Markt 1",
          postalCode: "12345",
          addressLocality: "Musterbach",
          addressCountry: "DE",
        },
        geo: { latitude: 52.1, longitude: 13.3 },
      },
    });
  });

  test("with several pictures lists them, its own first", () => {
    const gallery = [aPicture({ src: "/dateien/bude.jpg?v=1" })];
    expect(of({ picture: aPicture(), gallery })).toMatchObject({
      image: [`${site}/dateien/markt.jpg?v=1`, `${site}/dateien/bude.jpg?v=1`],
    });
    expect(of({ gallery })).toMatchObject({ image: `${site}/dateien/bude.jpg?v=1` });
    expect(of({})).not.toHaveProperty("image");
  });

  test("in summer is two hours ahead of UTC", () => {
    expect(of({ start: "2026-07-01T18:00:00.000Z", end: undefined })).toMatchObject({
      startDate: "2026-07-01T20:00:00+02:00",
    });
  });

  test("of whole days has days only, the last one included", () => {
    const allDay = { allDay: true, start: "2026-11-27T23:00:00.000Z", end: "2026-11-29T23:00:00.000Z" };
    expect(of(allDay)).toMatchObject({ startDate: "2026-11-28", endDate: "2026-11-29" });
  });

  test.each([
    ["abgesagt", "https://schema.org/EventCancelled", undefined],
    ["verschoben", "https://schema.org/EventRescheduled", undefined],
    ["ausgebucht", "https://schema.org/EventScheduled", "https://schema.org/SoldOut"],
  ] as const)("that is %s says so", (status, eventStatus, availability) => {
    const data = of({ status });
    expect(data).toMatchObject({ eventStatus });
    expect((data as { offers?: { availability: string } }).offers?.availability).toBe(availability);
  });

  test("with places that are counted says whether there are any, and where people say that they come", () => {
    const event = anEvent();
    const attendance = { label: "nur noch wenige Plätze", isListed: true, details: [] };
    const availability = "LimitedAvailability" as const;
    const join = { href: "/anmelden/adventsmarkt", label: "Mitkommen" };
    expect(toEventData(event, event, { attendance: { ...attendance, availability, join } })).toMatchObject({
      offers: {
        url: `${site}/anmelden/adventsmarkt`,
        availability: "https://schema.org/LimitedAvailability",
      },
    });
    expect(
      toEventData(event, event, { attendance: { ...attendance, availability: "SoldOut" } }),
    ).toMatchObject({
      offers: { url: `${site}/veranstaltung/adventsmarkt`, availability: "https://schema.org/SoldOut" },
    });
  });

  test.each([
    ["12 €, ermäßigt 7 €", "12.00", undefined],
    ["4,50 Euro", "4.50", undefined],
    ["5,- €", "5.00", undefined],
    ["5,– EUR pro Kind", "5.00", undefined],
    ["5, € 7", undefined, undefined],
    ["Eintritt frei, Spenden erbeten", "0", true],
    ["Kostenlos", "0", true],
    ["Startgeld 5 €, Kinder 2 €", undefined, undefined],
    ["Kostenlosigkeit ist nicht alles", undefined, undefined],
  ])("that costs %j has the price %s", (cost, price, isAccessibleForFree) => {
    const data = of({ cost }) as { offers?: { price?: string }; isAccessibleForFree?: boolean };
    expect(data.offers?.price).toBe(price);
    expect(data.isAccessibleForFree).toBe(isAccessibleForFree);
  });

  test("omits an unsafe link to its registration", () => {
    expect(of({ registration: "javascript:alert(1)" })).not.toHaveProperty("offers");
    expect(of({ registration: "/kontakt" })).toMatchObject({ offers: { url: `${site}/kontakt` } });
  });

  test("that is cancelled offers nothing", () => {
    const registration = "https://example.org/anmelden";
    expect(of({ registration, cost: "5 €" })).toHaveProperty("offers");
    expect(of({ registration, cost: "5 €", status: "abgesagt" })).not.toHaveProperty("offers");
  });

  test("that is over offers nothing", () => {
    const event = anEvent({ cost: "5 €" });
    expect(toEventData(event, event, { isOver: false })).toHaveProperty("offers");
    expect(toEventData(event, event, { isOver: true })).not.toHaveProperty("offers");
  });

  test("that repeats says how, and what it leaves out", () => {
    const weekly = of({
      recurrence: "FREQ=WEEKLY;INTERVAL=2;BYDAY=SA;COUNT=10",
      exceptions: cancelled("2026-12-26"),
    });
    expect(weekly).toMatchObject({
      eventSchedule: {
        "@type": "Schedule",
        startDate: "2026-11-28",
        startTime: "14:00:00",
        endTime: "21:00:00",
        scheduleTimezone: "Europe/Berlin",
        repeatFrequency: "P2W",
        repeatCount: 10,
        byDay: ["https://schema.org/Saturday"],
        exceptDate: ["2026-12-26"],
      },
    });
    expect(of({ recurrence: "FREQ=MONTHLY;BYDAY=4SA;UNTIL=20270630T215959Z" })).toMatchObject({
      eventSchedule: { repeatFrequency: "P1M", byDay: ["4SA"], endDate: "2027-06-30" },
    });
  });

  test("of which a date is cancelled or moved says so of that date, and leaves both out of the schedule", () => {
    const event = anEvent({
      recurrence: "FREQ=WEEKLY;COUNT=6",
      cost: "5 €",
      exceptions: [
        ...cancelled("2026-12-05"),
        { day: "2026-12-12", kind: "moved", start: "2026-12-13T10:00:00.000Z", place: "Kirche" },
        { day: "2026-12-19", kind: "note", note: "Mit Kerzen" },
      ],
    });
    const on = (day: string) => toEventData(event, dateOn(event, day) ?? event);
    expect(on("2026-12-05")).toMatchObject({ eventStatus: "https://schema.org/EventCancelled" });
    expect(on("2026-12-05")).not.toHaveProperty("offers");
    expect(on("2026-12-12")).toMatchObject({
      eventStatus: "https://schema.org/EventRescheduled",
      startDate: "2026-12-13T11:00:00+01:00",
      previousStartDate: "2026-12-12T14:00:00+01:00",
      location: { name: "Kirche" },
      eventSchedule: { exceptDate: ["2026-12-05", "2026-12-12"] },
    });
    expect(on("2026-12-19")).toMatchObject({ eventStatus: "https://schema.org/EventScheduled" });
  });

  test.each([
    "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
    "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO",
    "FREQ=YEARLY;BYYEARDAY=100",
    "FREQ=MONTHLY;BYMONTHDAY=-1",
  ])("whose rule schema.org cannot express has no schedule: %s", (recurrence) => {
    expect(of({ recurrence })).not.toHaveProperty("eventSchedule");
  });

  test("whose rule cannot be read is a single date", () => {
    expect(of({ recurrence: "jeden Dienstag" })).not.toHaveProperty("eventSchedule");
  });
});

test("an article names its day, its last change and its publisher", () => {
  expect(toArticleData(anArticle({ title: "Wort ".repeat(60) }), someSettings())).toMatchObject({
    "@type": "Article",
    headline: expect.stringMatching(/^Wort .* …$/),
    datePublished: "2026-11-18",
    dateModified: "2026-11-01T08:00:00.000Z",
    publisher: { name: "Gemeinde Musterbach", url: `${site}/` },
    mainEntityOfPage: `${site}/beitrag/bach`,
  });
});

test("breadcrumbs are numbered, and the current page has no URL", () => {
  const list = toBreadcrumbList(
    [
      { label: "Start", href: "/" },
      { label: "Feste & Co", href: "/x?c=a%26b" },
    ],
    "Hier",
  );
  expect(list).toMatchObject({
    itemListElement: [
      { position: 1, name: "Start", item: `${site}/` },
      { position: 2, name: "Feste & Co", item: `${site}/x?c=a%26b` },
      { position: 3, name: "Hier" },
    ],
  });
});

test("the site says how it is searched", () => {
  expect(toWebSite(someSettings())).toMatchObject({
    name: "Dorfforum Musterbach",
    potentialAction: {
      target: { urlTemplate: `${site}/suchergebnisse?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  });
});

describe("an organisation", () => {
  test.each([
    ["Grundschule", "ElementarySchool"],
    ["Kindertagesstätte", "ChildCare"],
    ["Kindertagespflege", "ChildCare"],
    ["Sportverein", "SportsOrganization"],
    ["Karnevalsverein", "Organization"],
    [undefined, "Organization"],
  ])("called %s is a %s", (kind, type) => {
    expect(toOrganisationData(anOrganisation({ kind }), now)).toMatchObject({ "@type": type });
  });

  const openingHours = [{ days: ["Mo", "Di"] as const, from: "07:00", to: "16:30" }].map((span) => ({
    ...span,
    days: [...span.days],
  }));
  const openingHoursSpecification = [
    {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["https://schema.org/Monday", "https://schema.org/Tuesday"],
      opens: "07:00",
      closes: "16:30",
    },
  ];

  test("has the text of its description and its picture", () => {
    const organisation = anOrganisation({ description: "Blasmusik **seit 1898**.", picture: aPicture() });
    expect(toOrganisationData(organisation, now)).toMatchObject({
      url: "https://forum.musterbach.example/verein/musikverein",
      description: "Blasmusik seit 1898.",
      image: "https://forum.musterbach.example/dateien/markt.jpg?v=1",
    });
  });

  test("has opening hours itself when it is a place, otherwise on its location", () => {
    expect(toOrganisationData(anOrganisation({ kind: "Kita", openingHours }), now)).toMatchObject({
      openingHoursSpecification,
    });
    const club = toOrganisationData(anOrganisation({ openingHours }), now);
    expect(club).not.toHaveProperty("openingHoursSpecification");
    expect(club).toMatchObject({ location: { openingHoursSpecification } });
  });

  test("has no hours that do not hold in every week", () => {
    const limited = openingHours.map((span) => ({ ...span, note: "nach Vereinbarung" }));
    const kita = anOrganisation({ kind: "Kita", openingHours: [...openingHours, ...limited] });
    expect(toOrganisationData(kita, now)).toMatchObject({ openingHoursSpecification });
  });

  test("has special days to come, each in spans that do not overlap", () => {
    const specialDays = [
      { first: "2026-11-01", last: "2026-11-01", hours: [] },
      { first: "2026-12-24", last: "2027-01-01", hours: [] },
      {
        first: "2026-12-31",
        last: "2026-12-31",
        hours: [
          { from: "08:00", to: "12:00" },
          { from: "20:00", to: "00:00" },
        ],
      },
      { first: "2027-02-01", last: "2027-02-01", hours: undefined },
    ];
    const special = (validFrom: string, validThrough: string, opens: string, closes: string) => ({
      "@type": "OpeningHoursSpecification",
      validFrom,
      validThrough,
      opens,
      closes,
    });
    expect(toOrganisationData(anOrganisation({ kind: "Kita", specialDays }), now)).toMatchObject({
      specialOpeningHoursSpecification: [
        special("2026-12-24", "2026-12-30", "00:00", "00:00"),
        special("2026-12-31", "2026-12-31", "08:00", "12:00"),
        special("2026-12-31", "2026-12-31", "20:00", "23:59"),
        special("2027-01-01", "2027-01-01", "00:00", "00:00"),
      ],
    });
  });

  test("stands in its overview's order", () => {
    const list = toOrganisationList("Vereine", [
      anOrganisation({ name: "A", slug: "a" }),
      anOrganisation({ name: "B", slug: "b", type: "kindertagesstätte" }),
    ]);
    expect(list).toMatchObject({
      numberOfItems: 2,
      itemListElement: [
        { position: 1, name: "A", url: "https://forum.musterbach.example/verein/a" },
        { position: 2, name: "B", url: "https://forum.musterbach.example/einrichtung/b" },
      ],
    });
  });

  test("the municipality has its address and is missing while it has no name", () => {
    expect(toMunicipality(someSettings(), now)).toMatchObject({
      "@type": "GovernmentOrganization",
      name: "Gemeinde Musterbach",
      telephone: "+493023125100",
      address: { streetAddress: "Markt 4" },
    });
    expect(
      toMunicipality(someSettings({ website: "https://gemeinde.example", latitude: 52, longitude: 13 }), now),
    ).toMatchObject({
      sameAs: "https://gemeinde.example/",
      location: { "@type": "Place", geo: { latitude: 52, longitude: 13 } },
    });
    expect(
      toMunicipality(someSettings({ phone: "033652 471 oder 0171 1234567", fax: "030 23125 - 199" }), now),
    ).toMatchObject({
      telephone: ["+4933652471", "+491711234567"],
      faxNumber: "+493023125199",
    });
    expect(toMunicipality(someSettings({ municipality: undefined }), now)).toBeUndefined();
  });
});

test("an address in another form stays one text", () => {
  expect(addressFromText("Treffpunkt am Bach")).toMatchObject({ streetAddress: "Treffpunkt am Bach" });
});

test.each([
  "Am Markt 1, D-12345 Musterbach",
  "Am Markt 1\n12345 Musterbach",
  "Am Markt 1, 12345 Musterbach, Deutschland",
])("%j is street, postcode and town", (text) =>
  expect(addressFromText(text)).toMatchObject({
    streetAddress: "Am Markt 1",
    postalCode: "12345",
    addressLocality: "Musterbach",
  }),
);
