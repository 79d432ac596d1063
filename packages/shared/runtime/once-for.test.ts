import { onceFor } from "./once-for";

test("a result is computed once for each subject, also where it is undefined", () => {
  const compute = jest.fn(({ name }: { name?: string }) => name);
  const nameOf = onceFor(compute);
  const [named, nameless] = [{ name: "Anger" }, {}];
  expect([named, nameless, named, nameless].map(nameOf)).toEqual(["Anger", undefined, "Anger", undefined]);
  expect(compute).toHaveBeenCalledTimes(2);
});
