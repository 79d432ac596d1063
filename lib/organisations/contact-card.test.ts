import { fc, textWith } from "@dorfforum/shared/testing/arbitraries";
import ICAL from "ical.js";
import { phoneNumbersOfField } from "@/lib/contact/phone-numbers";
import { anOrganisation } from "@/lib/testing/factories";
import { oneLine } from "@/lib/typography/one-line";
import { toContactCard } from "./contact-card";

const pageUrl = "https://forum.example.org/verein/musikverein";

/** Parsed by another library than the one that writes it. */
const read = (card: string) => new ICAL.Component(ICAL.parse(card) as [string, unknown[], unknown[]]);
const values = (card: string, name: string) =>
  read(card)
    .getAllProperties(name)
    .map((property) => property.getFirstValue())
    // RFC 2426 (5) escapes semicolons in every text; ical.js takes that back only in texts of several parts.
    .map((value) => (typeof value === "string" ? value.replaceAll("\\;", ";") : value));

const club = anOrganisation({
  name: "Müll & Söhne, Verein; „Größe“ 🎺",
  phone: "030 (0) 23125 210",
  email: "musik@example.org",
  website: "https://musik.example.org",
  contactRole: "Dirigentin, kommissarisch",
  latitude: 52.1,
  longitude: 13.3,
  openingHours: [
    { days: ["Mo", "Di"], from: "19:00", to: "21:30" },
    { days: ["Sa"], from: "10:00", to: "12:00", note: "nur; nach, Absprache" },
  ],
});

test("name, address, telephone and mail are readable whatever characters are in them", () => {
  const card = toContactCard(club, pageUrl);
  expect(values(card, "fn")).toEqual(["Müll & Söhne, Verein; „Größe“ 🎺"]);
  expect(values(card, "org")).toEqual([expect.stringContaining("Müll & Söhne, Verein; „Größe“ 🎺")]);
  expect(values(card, "role")).toEqual(["Dirigentin, kommissarisch"]);
  expect(values(card, "adr")).toEqual([["", "", "Am Anger 2", "Musterbach", "", "12345", "Deutschland"]]);
  expect(values(card, "tel")).toEqual(["+493023125210"]);
  expect(values(card, "email")).toEqual(["musik@example.org"]);
  expect(values(card, "url")).toEqual(["https://musik.example.org/", pageUrl]);
  expect(values(card, "note")).toEqual(["Mo, Di 19–21.30 Uhr\nSa 10–12 Uhr (nur; nach, Absprache)"]);
});

test("lines have at most 75 bytes, and no character is split", () => {
  const card = toContactCard(anOrganisation({ name: "ü🎺".repeat(80) }), pageUrl);
  expect(card.endsWith("END:VCARD\r\n")).toBe(true);
  for (const line of card.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(values(card, "fn")).toEqual(["ü🎺".repeat(80)]);
});

test("a telephone's field with two numbers is two, and a domain with umlauts is one that every program knows", () => {
  const card = toContactCard(
    anOrganisation({ phone: "033652\u00a0471 oder 0171 1234567", email: "musik@grün.example" }),
    pageUrl,
  );
  expect(values(card, "tel")).toEqual(["+4933652471", "+491711234567"]);
  expect(values(card, "email")).toEqual(["musik@xn--grn-ioa.example"]);
});

test("a line break in a field adds no field", () => {
  const sneaky = "a@example.org\r\nNOTE:eingeschleust\rX:1";
  const card = toContactCard(
    anOrganisation({ name: sneaky, email: sneaky, phone: sneaky, kind: sneaky }),
    pageUrl,
  );
  expect(values(card, "note")).toEqual([]);
  expect(card).not.toMatch(/^(NOTE|X):/m);
  expect(card.replaceAll("\r\n", "")).not.toMatch(/(?!\t)\p{Cc}/u);
});

test("missing fields, unsafe addresses and impossible coordinates are left out", () => {
  const card = toContactCard(
    anOrganisation({
      street: undefined,
      postcode: undefined,
      town: undefined,
      kind: undefined,
      website: "javascript:alert(1)",
      latitude: 1000,
      longitude: 1,
    }),
    pageUrl,
  );
  for (const name of ["adr", "tel", "email", "geo", "categories", "note"]) {
    expect(values(card, name)).toEqual([]);
  }
  expect(values(card, "url")).toEqual([pageUrl]);
});

test("any organisation stays one card with its fields, in lines of at most 75 bytes", () => {
  // Well-formed, as lib/cms/wire.ts makes them; ical.js loses spaces of other kinds where lines are folded.
  const texts = textWith("\r\n", "END:VCARD", ";", ",", ":", "\\", "\\n", '"', "ä", "字").map((text) =>
    text.replace(/[^\S \r\n]|\p{Cs}/gu, ""),
  );
  // ical.js takes a semicolon behind an escaped backslash for an escaped one.
  const place = texts.map((text) => text.replaceAll("\\", ""));
  const fields = fc.record({
    name: texts,
    kind: texts,
    phone: fc.oneof(texts, fc.constantFrom("033652 471\r\noder 0171 1234567", "+43 1 588580")),
    contactRole: texts,
    street: place,
    town: place,
  });
  fc.assert(
    fc.property(fields, (given) => {
      const card = Buffer.from(toContactCard(anOrganisation(given), pageUrl)).toString();
      expect(card.replaceAll("\r\n", "")).not.toMatch(/(?!\t)\p{Cc}/u);
      for (const line of card.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(card.match(/^END:VCARD/gm)).toHaveLength(1);
      expect(values(card, "fn")).toEqual([oneLine(given.name)]);
      expect(values(card, "tel")).toEqual(phoneNumbersOfField(given.phone).map(({ tel }) => tel));
      const [address] = values(card, "adr");
      if (address)
        expect(address).toEqual([
          "",
          "",
          oneLine(given.street),
          oneLine(given.town),
          "",
          "12345",
          "Deutschland",
        ]);
    }),
  );
});
