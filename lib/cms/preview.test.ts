import "@/lib/testing/server-environment";
import { createHmac } from "node:crypto";
import { readPreviewLink } from "./preview";

const secret = "secret of the previews";
const nowSeconds = Math.floor(Date.now() / 1000);

const sign = (content: string, key = secret) =>
  `${content}.${createHmac("sha256", key).update(`preview ${content}`).digest("base64url")}`;

beforeAll(() =>
  Object.assign(process.env, { CMS_PREVIEW_SECRET: secret, CMS_PREVIEW_TOKEN: "x".repeat(16) }),
);

test("a signed link names the version of an entry", () => {
  expect(readPreviewLink(sign(`veranstaltung.abc.draft.${nowSeconds + 60}`))).toEqual({
    model: "veranstaltung",
    documentId: "abc",
    version: "draft",
    isExpired: false,
  });
});

test("a link past its time is said to have expired", () => {
  expect(readPreviewLink(sign(`seite.abc.published.${nowSeconds - 1}`))).toMatchObject({ isExpired: true });
});

test.each([
  ["another secret", sign("seite.abc.draft.9999999999", "another")],
  ["another entry", sign("seite.abc.draft.9999999999").replace("abc", "xyz")],
  ["a later end", sign("seite.abc.draft.1000000000").replace("1000000000", "9999999999")],
  ["no signature", "seite.abc.draft.9999999999"],
  ["nothing", ""],
])("a link with %s is none", (_, text) => {
  expect(readPreviewLink(text)).toBeUndefined();
});
