import "@/lib/testing/server-environment";
import { routes } from "@/lib/urls/routes";
import {
  contentSecurityPolicy,
  embeddedPolicy,
  filePolicy,
  hasRenderNonce,
  plainPolicy,
  withHashes,
} from "./content-security-policy";

const finished = (path: string) =>
  withHashes(contentSecurityPolicy(path), { script: ["abc=", "d"], style: ["e"] });

test("pages run their own files and the inline scripts of their hashes, and load nothing from other hosts", () => {
  const policy = finished(routes.home);
  expect(policy).toContain("script-src 'self' 'sha256-abc=' 'sha256-d';");
  expect(policy).toContain("style-src 'self' 'sha256-e';");
  expect(policy).not.toMatch(/unsafe|https?:|\*|nonce/);
});

test("a page without inline scripts runs none", () => {
  const policy = withHashes(contentSecurityPolicy(routes.home), { script: [], style: [] });
  expect(policy).toContain("script-src 'self'; style-src 'self';");
  expect(hasRenderNonce(policy)).toBe(false);
});

test("scripts of others are named by their whole path, and Google's on pages with a form alone", async () => {
  Object.assign(process.env, {
    RECAPTCHA_SITE_KEY: "key",
    RECAPTCHA_SECRET_KEY: "key",
    ANALYTICS: "vercel",
    ANALYTICS_SCRIPT_URL: "https://statistics.example/script.js",
    ANALYTICS_ENDPOINT: "https://statistics.example/count",
  });
  jest.resetModules();
  const withOthers = await import("./content-security-policy");
  const finished = (path: string) =>
    withOthers.withHashes(withOthers.contentSecurityPolicy(path), { script: ["abc=", "d"], style: ["e"] });
  expect(finished(routes.contact)).toContain(
    "script-src 'self' 'sha256-abc=' 'sha256-d' https://statistics.example/script.js https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;",
  );
  expect(finished(routes.contact)).toContain(
    "connect-src 'self' https://statistics.example https://www.google.com https://www.gstatic.com;",
  );
  expect(finished(routes.home)).toContain(
    "script-src 'self' 'sha256-abc=' 'sha256-d' https://statistics.example/script.js;",
  );
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

test("a list for other sites runs nothing, sends nothing and has its own styles alone", () => {
  expect(embeddedPolicy("body{}")).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/]+=*'; base-uri 'none'; form-action 'none'; frame-ancestors \*$/,
  );
});
