import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const tracked = (...patterns: string[]) =>
  execFileSync("git", ["ls-files", ...patterns], { encoding: "utf8" })
    .trim()
    .split("\n")
    .filter(existsSync);

const folders = "app|bench|cms|components|docs|e2e|lib|packages|scripts";

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, path = ""]) => path);

/** Set-up writes these, git ignores them. */
const isGenerated = (path: string) => /(^|\/)(\.env|node_modules|var)(\/|$)/.test(path);

/** Paths in backticks; those with an ellipsis or a placeholder name no single file. */
const codePaths = (text: string) =>
  matches(text, new RegExp(`\`((?:${folders})/[^\`\\s…*{}:]+)`, "g")).filter((path) => !isGenerated(path));

/** Relative links, without their anchors. */
const links = (text: string) => matches(text, /\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g);

const documents = tracked("*.md", ":!cms/demo");

test.each(documents)("every file that %s names exists", (document) => {
  const text = readFileSync(document, "utf8");
  const missing = [
    ...codePaths(text).filter((path) => !existsSync(path)),
    ...links(text).filter((path) => !existsSync(join(dirname(document), path))),
  ];
  expect(missing).toEqual([]);
});

test("every file that a comment names exists", () => {
  const inComment = new RegExp(
    `(?:^|[\\s(\`"])((?:${folders})/[\\w./[\\]-]+\\.(?:tsx?|mjs|cjs|css|json|md))`,
    "g",
  );
  const missing = tracked("*.ts", "*.tsx", "*.mjs", "*.cjs", "*.css", ":!*.test.ts").flatMap((file) => {
    const comments = matches(readFileSync(file, "utf8"), /(\/\*[\s\S]*?\*\/|\/\/.*)/g).join("\n");
    const named = matches(comments, inComment);
    return named
      .filter((path) => !existsSync(path) && !existsSync(join("cms", path)))
      .map((path) => `${file}: ${path}`);
  });
  expect(missing).toEqual([]);
});

test("paths and links are found in a document", () => {
  const text =
    "See `lib/urls/routes.ts`, `app/…/page.tsx`, [why](decisions/cms.md#top) and [that](https://example.org).";
  expect(codePaths(text)).toEqual(["lib/urls/routes.ts"]);
  expect(links(text)).toEqual(["decisions/cms.md"]);
});
