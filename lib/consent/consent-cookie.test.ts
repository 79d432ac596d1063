import { choiceCookie, readChoice, type Terms, toCookie, today } from "./consent-cookie";

const terms: Terms = { purposes: ["statistics", "recaptcha"], version: "abc" };
const now = new Date("2026-11-21T12:00:00Z");
const sent = (cookie: string) => cookie.split(";", 1)[0] ?? "";
const kept = (...granted: Terms["purposes"]) => sent(toCookie(terms, { date: today(now), granted }, true));

test("a choice comes back as it was made, among other cookies", () => {
  const cookies = `a=b; ${kept("recaptcha")}; c=d`;
  expect(readChoice(cookies, terms, now)).toEqual({ date: "2026-11-21", granted: ["recaptcha"] });
  expect(readChoice(kept(), terms, now)).toEqual({ date: "2026-11-21", granted: [] });
});

test("whoever has not chosen is asked", () => {
  expect(readChoice("", terms, now)).toBeUndefined();
  expect(readChoice(`x${kept("statistics")}`, terms, now)).toBeUndefined();
});

test("other terms are asked again", () => {
  expect(readChoice(kept("statistics"), { ...terms, version: "abd" }, now)).toBeUndefined();
});

test("after a year it is asked again", () => {
  expect(readChoice(kept(), terms, new Date("2027-11-20T12:00:00Z"))).toBeDefined();
  expect(readChoice(kept(), terms, new Date("2027-11-22T00:00:00Z"))).toBeUndefined();
});

test.each(["abc.irgendwann.statistics", "abc..statistics", "abc", "abc.2099-01-01.statistics"])(
  "%s is no choice",
  (value) => expect(readChoice(`${choiceCookie}=${value}`, terms, now)).toBeUndefined(),
);

test("nothing is allowed that nobody was asked about", () => {
  const fewer: Terms = { ...terms, purposes: ["statistics"] };
  const cookie = `${choiceCookie}=abc.2026-11-21.recaptcha+statistics+tracking`;
  expect(readChoice(cookie, fewer, now)?.granted).toEqual(["statistics"]);
});

test("the cookie goes back to this site alone, lasts a year and names no one", () => {
  expect(toCookie(terms, { date: "2026-11-21", granted: ["statistics"] }, true)).toBe(
    "dorfforum-einwilligung=abc.2026-11-21.statistics; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
  );
});
