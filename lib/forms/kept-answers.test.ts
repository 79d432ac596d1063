/** @jest-environment node */
import "@/lib/testing/server-environment";
import { getKeptAnswer, keepAnswer } from "./kept-answers";

const answer = { kind: "refused", reason: "noScript" } as const;
const read = (values: Record<string, string>) => ({ values, picture: undefined, isCut: false });

afterEach(() => jest.useRealTimers());

test("what was typed can be read again under a name that nobody can guess, without what is hidden", async () => {
  const id = await keepAnswer("kontakt", read({ text: "Mein Text", _aufgabe: "x", betreff_2: "y" }), answer);
  expect(id).toMatch(/^[\w-]{24}$/);
  expect(await getKeptAnswer("kontakt", id)).toEqual({
    form: "kontakt",
    values: { text: "Mein Text" },
    lostPicture: false,
    answer,
  });
});

test("nothing is kept but the form's own fields, and no more of them than a form may be long", async () => {
  const flood = { text: "x".repeat(300_000), teaser: "kurz", beliebig: "y".repeat(9_000_000) };
  const kept = await getKeptAnswer("beitrag", await keepAnswer("beitrag", read(flood), answer));
  expect(kept?.values).toEqual({ teaser: "kurz", text: "x".repeat(199_996) });
});

test("it belongs to its form", async () => {
  const id = await keepAnswer("kontakt", read({ text: "Mein Text" }), answer);
  expect(await getKeptAnswer("hilfe", id)).toBeUndefined();
});

test("after half an hour it is gone", async () => {
  jest.useFakeTimers();
  const id = await keepAnswer("kontakt", read({ text: "Mein Text" }), answer);
  jest.advanceTimersByTime(31 * 60 * 1000);
  expect(await getKeptAnswer("kontakt", id)).toBeUndefined();
});

test.each(["", "../etc", ["a"], undefined, "a".repeat(24)])("%j names nothing", async (id) =>
  expect(await getKeptAnswer("kontakt", id)).toBeUndefined(),
);

test("a flood of them does not fill the memory: the oldest go", async () => {
  const first = await keepAnswer("kontakt", read({ text: "erster" }), answer);
  for (let count = 0; count < 150; count += 1)
    await keepAnswer("beitrag", read({ text: "x".repeat(190_000) }), answer);
  const last = await keepAnswer("kontakt", read({ text: "letzter" }), answer);
  expect(await getKeptAnswer("kontakt", first)).toBeUndefined();
  expect(await getKeptAnswer("kontakt", last)).toBeDefined();
});
