import { featureNames, parseFeatures, writeFeatures } from "./feature-names";

test.each([
  [undefined, [...featureNames]],
  ["", [...featureNames]],
  [" ", [...featureNames]],
  ["none", []],
  [" none ", []],
  ["rooms", ["rooms"]],
  [" rooms , rooms", ["rooms"]],
])("FEATURES=%j has %j on", (value, names) => {
  expect(parseFeatures(value)).toEqual(names);
});

test.each([
  ["room", '"room"'],
  ["Rooms", '"Rooms"'],
  ["none,rooms", '"none"'],
  ["rooms,", '""'],
  ["rooms;waste", '"rooms;waste"'],
  ["rooms,a,b", '"a", "b"'],
])("FEATURES=%j is refused, with what it can hold", (value, wrong) => {
  const read = () => parseFeatures(value);
  expect(read).toThrow(`FEATURES cannot hold ${wrong}.`);
  expect(read).toThrow(`of ${featureNames.join(", ")}, `);
  expect(read).toThrow("Example: FEATURES=rooms");
});

test.each([[[]], [["rooms" as const]]])("%j is read as it was written", (names) => {
  expect(parseFeatures(writeFeatures(names))).toEqual(names);
});
