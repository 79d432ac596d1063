import { compareFeatures, doFeaturesDiffer, featuresProblem } from "./cms-features";

test.each([
  [{ rooms: true }, undefined],
  [{ rooms: false }, /rooms \(off there\)/],
  [{}, undefined],
  [{ rooms: true, ofNewerVersion: false }, undefined],
])("a site with rooms on and a CMS with %j", (cms, problem) => {
  const found = featuresProblem(cms);
  if (problem) expect(found).toMatch(problem);
  else expect(found).toBeUndefined();
});

test("a difference is reported once, and gone when the CMS agrees", () => {
  const reported = jest.spyOn(console, "error").mockImplementation(() => {});
  compareFeatures({ rooms: false });
  compareFeatures({ rooms: false });
  expect(reported.mock.calls).toEqual([[expect.stringContaining("rooms (off there)")]]);
  expect(doFeaturesDiffer()).toBe(true);
  compareFeatures({ rooms: true });
  expect(doFeaturesDiffer()).toBe(false);
});
