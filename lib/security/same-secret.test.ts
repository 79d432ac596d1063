import { sameSecret } from "./same-secret";

test("only equal texts are the same secret, also with different lengths", () => {
  expect(sameSecret("Bearer abc", "Bearer abc")).toBe(true);
  expect(sameSecret("Bearer abd", "Bearer abc")).toBe(false);
  expect(sameSecret("", "Bearer abc")).toBe(false);
  expect(sameSecret("Bearer abc and more", "Bearer abc")).toBe(false);
});
