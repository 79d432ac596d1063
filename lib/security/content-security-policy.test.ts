import "@/lib/testing/server-environment";
import { routes } from "@/lib/routes";
import { contentSecurityPolicy, filePolicy, plainPolicy } from "./content-security-policy";

test("pages run only scripts with their nonce, and load nothing from other hosts", () => {
  const policy = contentSecurityPolicy("abc", routes.home);
  expect(policy).toContain("script-src 'self' 'nonce-abc' 'strict-dynamic';");
  expect(policy).toContain("style-src 'self' 'nonce-abc';");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
});

test("other responses run nothing inline and cannot be framed", () => {
  expect(plainPolicy()).not.toMatch(/unsafe|nonce/);
  expect(plainPolicy()).toContain("frame-ancestors 'none'");
});

test("no file of the media library runs or loads anything; all but PDFs are sandboxed", () => {
  expect(filePolicy("image/svg+xml")).toMatch(/default-src 'none';.*; sandbox;/);
  expect(filePolicy("application/pdf")).toMatch(/default-src 'none';/);
  expect(filePolicy("application/pdf")).not.toContain("sandbox");
});
