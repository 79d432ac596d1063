import "@/lib/testing/server-environment";
import { countPageChanges } from "@/lib/runtime/page-changes";
import {
  changeSubscription,
  findSubscription,
  followMailOffer,
  mailOffer,
  parseLeaving,
  pushKey,
} from "./subscriptions";

jest.mock("@/lib/monitoring/report-error");

const code = "abcdefghijklmnopqrstuvwxyz-_0123";
const id = "a1b2c3d4e5f6g7h8i9j0k1l2";

/** What the CMS answers; undefined when nothing listens there */
let answer: (() => Response) | undefined;
const asked = jest.spyOn(global, "fetch").mockImplementation(async () => {
  if (!answer) throw new TypeError("fetch failed");
  return answer();
});
beforeEach(() => asked.mockClear());

const offer = (isOn: boolean, Push?: string) => () =>
  Response.json({ data: { Mail: isOn, Brief: { Wochentag: "donnerstag", Stunde: 17 }, Push } });

test("whether mail is sent is asked again, and the last answer holds while the CMS is away", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask", "performance"] });
  const settle = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  answer = undefined;
  followMailOffer();
  await settle(0);
  expect(mailOffer()).toBeUndefined();

  const before = countPageChanges();
  answer = offer(true);
  await settle(30_000);
  expect(mailOffer()).toEqual({ Wochentag: "donnerstag", Stunde: 17 });
  answer = undefined;
  await settle(30_000);
  expect(mailOffer()).toBeDefined();
  answer = offer(true);
  await settle(30_000);
  expect(countPageChanges()).toBe(before + 1);

  expect(pushKey()).toBeUndefined();
  answer = offer(true, "key");
  await settle(30_000);
  expect(pushKey()).toBe("key");
  answer = offer(false);
  await settle(30_000);
  expect([mailOffer(), pushKey()]).toEqual([undefined, undefined]);
  expect(countPageChanges()).toBe(before + 3);
  jest.useRealTimers();
});

test("what is no code asks the CMS for nothing", async () => {
  for (const text of ["", "..", `${code}x`, `../${code.slice(3)}`, encodeURIComponent(code.slice(1))]) {
    expect(await findSubscription(text)).toBeUndefined();
    await expect(changeSubscription(text, { Aktion: "beenden" })).rejects.toMatchObject({ status: 409 });
  }
  expect(asked).not.toHaveBeenCalled();
});

test("a change that the CMS did not answer is repeated, but no mail is sent twice", async () => {
  answer = undefined;
  await expect(changeSubscription(code, { Aktion: "beenden" })).rejects.toThrow();
  expect(asked).toHaveBeenCalledTimes(2);
  asked.mockClear();
  await expect(changeSubscription(code, { Aktion: "aenderlink" })).rejects.toThrow();
  expect(asked).toHaveBeenCalledTimes(1);
});

test("the path of a page that leaves a theme has a code and a theme", () => {
  expect(parseLeaving(`${code}/woche`)).toEqual({ code, theme: "woche" });
  expect(parseLeaving(`${code}/kategorie:${id}`)).toEqual({ code, theme: `kategorie:${id}` });
  for (const path of ["", code, `${code}/`, `${code}/alles`, `${code}/woche/x`, `x/woche`, `${code}/woche\n`])
    expect(parseLeaving(path)).toBeUndefined();
});
