import { setAreaCode, toTel } from "./area-code";

afterEach(() => setAreaCode(undefined));

test.each([
  ["030 23125-100", "03023125100"],
  ["+49 (0)30 23125 100", "+493023125100"],
  ["112", "112"],
  ["116 117", "116117"],
  ["23125-140", "03376723125140"],
  ["1155", "0337671155"],
])("the number %s of a field is called as %s", (written, tel) => {
  setAreaCode("033767");
  expect(toTel(written)).toBe(tel);
});

test("without an area code in the settings a number is called as it is written", () => {
  expect(toTel("23125-140")).toBe("23125140");
});
