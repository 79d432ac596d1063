import { fc, textWith } from "@dorfforum/shared/testing/arbitraries";
import "@/lib/testing/server-environment";
import { isOwnOrigin } from "./own-origin";

const isOwn = (headers: Record<string, string>) =>
  isOwnOrigin(new Headers({ host: "127.0.0.1:3000", ...headers }));

test("Sec-Fetch-Site decides where it is sent", () => {
  expect(isOwn({ "sec-fetch-site": "same-origin", origin: "http://127.0.0.1:3000" })).toBe(true);
  expect(isOwn({ "sec-fetch-site": "cross-site", origin: "http://127.0.0.1:3000" })).toBe(false);
  expect(isOwn({ "sec-fetch-site": "same-site" })).toBe(false);
  expect(isOwn({ "sec-fetch-site": "none" })).toBe(false);
});

test("without it the origin must be the public address or the requested host", () => {
  expect(isOwn({ origin: "http://localhost:3000" })).toBe(true);
  expect(isOwn({ origin: "http://127.0.0.1:3000" })).toBe(true);
  expect(isOwn({ origin: "https://elsewhere.example" })).toBe(false);
});

test("a missing or hidden origin is foreign", () => {
  expect(isOwn({})).toBe(false);
  expect(isOwn({ origin: "null" })).toBe(false);
});

test("no other origin passes for the own one", () => {
  const rest = textWith("@", "/", ":", ".evil.example", "0");
  const origins = fc
    .tuple(
      fc.constantFrom("http://localhost:3000", "http://127.0.0.1:3000", "http://", ""),
      fc.oneof(fc.constantFrom("", "0", "/"), rest),
    )
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(origins, (text) => {
      const origin = encodeURI(text.replace(/\p{Cs}/gu, ""));
      const hosts = ["localhost:3000", "127.0.0.1:3000"];
      const isPresent = URL.canParse(origin) && hosts.includes(new URL(origin).host);
      expect(isOwn({ origin })).toBe(isPresent);
    }),
  );
});
