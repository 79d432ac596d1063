/** @jest-environment node */
import "@/lib/testing/server-environment";
import { routes } from "@/lib/routes";
import { contentSecurityPolicy, filePolicy, plainPolicy } from "./content-security-policy";

test("nothing runs on a page but what carries its nonce, and nothing comes from elsewhere", () => {
  const policy = contentSecurityPolicy("abc", routes.home);
  expect(policy).toContain("script-src 'self' 'nonce-abc' 'strict-dynamic';");
  expect(policy).toContain("style-src 'self' 'nonce-abc';");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
});

test("what is no page runs nothing inline and is framed by nobody", () => {
  expect(plainPolicy).not.toMatch(/unsafe|nonce/);
  expect(plainPolicy).toContain("frame-ancestors 'none'");
});

test("a drawing opened by itself is locked in; a PDF, which Chrome would not show then, is not", () => {
  expect(filePolicy("image/svg+xml")).toMatch(/default-src 'none';.*; sandbox;/);
  expect(filePolicy("application/pdf")).not.toContain("sandbox");
});
