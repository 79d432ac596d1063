import { CmsRequestError } from "@/lib/cms/errors";
import { aNotice } from "@/lib/testing/factories";
import { currentNoticesOf, type Notice, noticesAt } from "./notices";

const from = "2026-12-01T10:00:00.000Z";
const until = "2026-12-01T12:00:00.000Z";
const at = (time: string) => Date.parse(time);

test("a notice is shown from its first to before its last moment", () => {
  const notice = aNotice({ from, until });
  expect(noticesAt([notice], at(from) - 1)).toEqual([]);
  expect(noticesAt([notice], at(from))).toEqual([notice]);
  expect(noticesAt([notice], at(until) - 1)).toEqual([notice]);
  expect(noticesAt([notice], at(until))).toEqual([]);
});

test("without a beginning it is shown at once, also when the CMS's clock is ahead", () => {
  const notice = aNotice({ changedAt: from, until });
  expect(noticesAt([notice], at(from) - 5000)).toEqual([notice]);
});

test("the most urgent are first, of one level those that began last, and three at most", () => {
  const hint = aNotice({ id: "hint", level: "Hinweis", from: "2026-12-01T11:00:00.000Z" });
  const early = aNotice({ id: "early", from });
  const late = aNotice({ id: "late", from: "2026-12-01T10:30:00.000Z" });
  const danger = aNotice({ id: "danger", level: "Gefahr", from: "2026-11-01T10:00:00.000Z" });
  const ended = aNotice({ id: "ended", level: "Gefahr", until: from });
  const shown = noticesAt([ended, hint, early, late, danger], at("2026-12-01T11:30:00.000Z"));
  expect(shown.map(({ id }) => id)).toEqual(["danger", "late", "early"]);
});

describe("the current notices", () => {
  const notice = aNotice({ changedAt: "2026-11-30T10:00:00.000Z", from, until });
  const content = { items: [notice] as readonly Notice[] };
  const current = currentNoticesOf({ ready: async () => content });

  beforeEach(() => jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask"] }));
  afterEach(() => jest.useRealTimers());

  const read = (time: string) => {
    jest.setSystemTime(at(time));
    return current.ready();
  };

  test("are the same object until the notice begins or ends, or the clock is set back", async () => {
    const before = await read("2026-12-01T09:00:00.000Z");
    expect(before).toEqual({
      shown: [],
      isKnown: true,
      changedAt: notice.changedAt,
      nextMs: at(from),
      sinceMs: at("2026-12-01T09:00:00.000Z"),
    });
    expect(await read("2026-12-01T09:59:59.999Z")).toBe(before);
    const during = await read(from);
    expect(during).toMatchObject({ shown: [notice], changedAt: from, nextMs: at(until), sinceMs: at(from) });
    expect(await read("2026-12-01T11:00:00.000Z")).toBe(during);
    const after = await read(until);
    expect(after).toMatchObject({ shown: [], changedAt: until, nextMs: undefined, sinceMs: at(until) });
    const again = "2026-12-01T11:00:00.000Z";
    expect(await read(again)).toEqual({ ...during, sinceMs: at(again) });
  });

  test("are unknown without a copy, which is not the same as none", async () => {
    const away = currentNoticesOf({ ready: () => Promise.reject(new CmsRequestError("/api", undefined)) });
    expect(await away.ready()).toMatchObject({ shown: [], isKnown: false });
    content.items = [];
    expect(await read("2026-12-01T11:00:00.000Z")).toMatchObject({ shown: [], isKnown: true });
  });

  test("change with the content", async () => {
    const before = await read("2026-12-01T11:00:00.000Z");
    const changed = aNotice({ ...notice, text: "Entwarnung" });
    content.items = [changed];
    const after = await read("2026-12-01T11:00:00.000Z");
    expect(after).not.toBe(before);
    expect(after.shown).toEqual([changed]);
  });
});
