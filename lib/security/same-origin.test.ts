/** @jest-environment node */
import { isSameOrigin } from "./same-origin";

test.each<[string, Record<string, string>, boolean]>([
  ["a page of the site", { Host: "forum.example", Origin: "https://forum.example" }, true],
  [
    "a page of the site behind a proxy",
    { Host: "127.0.0.1:3000", "X-Forwarded-Host": "forum.example", Origin: "https://forum.example" },
    true,
  ],
  ["a foreign page", { Host: "forum.example", Origin: "https://other.example" }, false],
  ["another port", { Host: "forum.example", Origin: "https://forum.example:8443" }, false],
  ["a page that hides where it is from", { Host: "forum.example", Origin: "null" }, false],
  ["no browser", { Host: "forum.example" }, false],
])("%s", (_who, headers, expected) => {
  expect(isSameOrigin(new Headers(headers))).toBe(expected);
});
