import { domainToASCII } from "node:url";
import { fc } from "../testing/arbitraries";
import { hasForeignLocalPart, toMailAddress } from "./mail-address.ts";

test.each([
  ["vorstand@sv-grün-weiß.example", "vorstand@xn--sv-grn-wei-f4a65a.example"],
  ["info@Bücher.Example", "info@xn--bcher-kva.example"],
  ["info@xn--bcher-kva.example", "info@xn--bcher-kva.example"],
  ["o'neil+dorf@example.org", "o'neil+dorf@example.org"],
  [`${"a.b".repeat(21)}c@example.org`, `${"a.b".repeat(21)}c@example.org`],
])("%s is %s for a mail server", (written, address) => {
  expect(toMailAddress(written)).toBe(address);
});

test("“ß” is not “ss”, which is another domain", () => {
  expect(toMailAddress("a@weiß.example")).not.toBe(toMailAddress("a@weiss.example"));
});

test.each([
  "vorstand@example",
  "vorstand@",
  "@example.org",
  "a b@example.org",
  "a@b c.example",
  "a@b@example.org",
  "a@-b.example",
  "a@b..example",
  "a@example.org/weg",
  "a@example.org:25",
  "a@127.0.0.1",
  "a@1.2",
  `a@${"ä".repeat(64)}.example`,
  `${"a".repeat(65)}@example.org`,
  ".a@example.org",
  "a.@example.org",
  "a..b@example.org",
  '"a..b"@example.org',
])("%s is none", (written) => expect(toMailAddress(written)).toBeUndefined());

test("umlauts before the @ are told from other mistakes", () => {
  expect(toMailAddress("jörg@example.org")).toBeUndefined();
  expect(hasForeignLocalPart("jörg@example.org")).toBe(true);
  expect(hasForeignLocalPart("jörg@example")).toBe(false);
  expect(hasForeignLocalPart("jörg..a@example.org")).toBe(false);
  expect(hasForeignLocalPart("vorstand@grün")).toBe(false);
  expect(hasForeignLocalPart("vorstand@grün.example")).toBe(false);
});

test("a domain is converted as node:url does, and only once", () => {
  const label = fc.stringMatching(/^[a-zäöüßéø0-9]{1,12}$/);
  fc.assert(
    fc.property(label, label, (one, other) => {
      const written = `a@${one}.${other}.example`;
      const address = toMailAddress(written);
      expect(address).toBe(`a@${domainToASCII(`${one}.${other}.example`)}`);
      expect(toMailAddress(address ?? "")).toBe(address);
    }),
  );
});
