import { fc, textWith } from "@dorfforum/shared/testing/arbitraries";
import {
  type ConsentConfig,
  consentCookieName,
  readConsentCookie,
  toConsentCookie,
  utcDay,
} from "./consent-cookie";

const config: ConsentConfig = { purposes: ["statistics", "recaptcha"], version: "abc" };
const now = new Date("2026-11-21T12:00:00Z");
const withoutAttributes = (cookie: string) => cookie.split(";", 1)[0] ?? "";
const cookieFor = (...granted: ConsentConfig["purposes"]) =>
  withoutAttributes(toConsentCookie(config, { date: utcDay(now), granted }, true));

test("the choice is read from among other cookies", () => {
  const cookies = `a=b; ${cookieFor("recaptcha")}; c=d`;
  expect(readConsentCookie(cookies, config, now)).toEqual({ date: "2026-11-21", granted: ["recaptcha"] });
  expect(readConsentCookie(cookieFor(), config, now)).toEqual({ date: "2026-11-21", granted: [] });
});

test("without a cookie there is no choice", () => {
  expect(readConsentCookie("", config, now)).toBeUndefined();
  expect(readConsentCookie(`x${cookieFor("statistics")}`, config, now)).toBeUndefined();
});

test("a cookie of another version is ignored", () => {
  expect(readConsentCookie(cookieFor("statistics"), { ...config, version: "abd" }, now)).toBeUndefined();
});

test("a cookie is ignored after a year", () => {
  expect(readConsentCookie(cookieFor(), config, new Date("2027-11-20T12:00:00Z"))).toBeDefined();
  expect(readConsentCookie(cookieFor(), config, new Date("2027-11-22T00:00:00Z"))).toBeUndefined();
});

test.each([
  "abc.irgendwann.statistics",
  "abc..statistics",
  "abc.2026-11.statistics",
  "abc",
  "abc.2099-01-01.statistics",
])("the cookie %s is invalid", (value) =>
  expect(readConsentCookie(`${consentCookieName}=${value}`, config, now)).toBeUndefined(),
);

test("purposes that are unknown or not asked about are dropped", () => {
  const fewer: ConsentConfig = { ...config, purposes: ["statistics"] };
  const cookie = `${consentCookieName}=abc.2026-11-21.recaptcha+statistics+tracking`;
  expect(readConsentCookie(cookie, fewer, now)?.granted).toEqual(["statistics"]);
});

test("the cookie is first-party, lasts a year and identifies nobody", () => {
  expect(toConsentCookie(config, { date: "2026-11-21", granted: ["statistics"] }, true)).toBe(
    "dorfforum-einwilligung=abc.2026-11-21.statistics; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
  );
});

test("any cookie is either a choice among what is asked or none", () => {
  const values = textWith("abc", ".", "statistics", "+", "; ", "=");
  const dates = fc.constantFrom("2026-11-20.", "2026-11.", "2026.", "Nov 20.", "20261120.");
  const cookies = fc.oneof(
    values,
    fc.tuple(dates, values).map(([date, granted]) => `${consentCookieName}=abc.${date}${granted}`),
  );
  fc.assert(
    fc.property(cookies, (text) => {
      const choice = readConsentCookie(text, config, now);
      if (!choice) return;
      expect(config.purposes).toEqual(expect.arrayContaining(choice.granted));
      expect(choice.date).toMatch(/^\d{4}-\d\d-\d\d$/);
    }),
  );
});

test("a choice is read as it was stored, whatever other cookies there are", () => {
  const others = fc.array(fc.string().map((text) => `x${text.replaceAll(";", "")}`));
  const choices = fc.record({ granted: fc.subarray(config.purposes), ageDays: fc.nat(364) });
  fc.assert(
    fc.property(choices, others, others, ({ granted, ageDays }, before, after) => {
      const date = utcDay(new Date(now.getTime() - ageDays * 86_400_000));
      const cookie = withoutAttributes(toConsentCookie(config, { date, granted }, true));
      expect(readConsentCookie([...before, cookie, ...after].join("; "), config, now)).toEqual({
        date,
        granted,
      });
    }),
  );
});
