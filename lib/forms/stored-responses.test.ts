import "@/lib/testing/server-environment";
import { getStoredResponse, storeResponse } from "./stored-responses";

const response = { kind: "refused", reason: "noScript" } as const;
const read = (values: Record<string, string>) => ({ values, picture: undefined, isCut: false });

afterEach(() => jest.useRealTimers());

test("a response is stored with the typed values under a random id, without hidden fields", async () => {
  const id = await storeResponse(
    "kontakt",
    read({ text: "Mein Text", _aufgabe: "x", betreff_2: "y" }),
    response,
  );
  expect(id).toMatch(/^[\w-]{24}$/);
  expect(await getStoredResponse("kontakt", id)).toEqual({
    form: "kontakt",
    values: { text: "Mein Text" },
    lostPicture: false,
    response,
  });
});

test("only the form's own fields are stored, up to the length of a form", async () => {
  const flood = { text: "x".repeat(300_000), teaser: "kurz", beliebig: "y".repeat(9_000_000) };
  const stored = await getStoredResponse("beitrag", await storeResponse("beitrag", read(flood), response));
  expect(stored?.values).toEqual({ teaser: "kurz", text: "x".repeat(199_996) });
});

test("a response belongs to its form", async () => {
  const id = await storeResponse("kontakt", read({ text: "Mein Text" }), response);
  expect(await getStoredResponse("hilfe", id)).toBeUndefined();
});

test("a response expires after half an hour", async () => {
  jest.useFakeTimers();
  const id = await storeResponse("kontakt", read({ text: "Mein Text" }), response);
  jest.advanceTimersByTime(31 * 60 * 1000);
  expect(await getStoredResponse("kontakt", id)).toBeUndefined();
});

test.each(["", "../etc", ["a"], undefined, "a".repeat(24)])("%j is no id of a response", async (id) =>
  expect(await getStoredResponse("kontakt", id)).toBeUndefined(),
);

test("the oldest responses are removed before they fill the memory", async () => {
  const first = await storeResponse("kontakt", read({ text: "erster" }), response);
  for (let count = 0; count < 150; count += 1)
    await storeResponse("beitrag", read({ text: "x".repeat(190_000) }), response);
  const last = await storeResponse("kontakt", read({ text: "letzter" }), response);
  expect(await getStoredResponse("kontakt", first)).toBeUndefined();
  expect(await getStoredResponse("kontakt", last)).toBeDefined();
});
