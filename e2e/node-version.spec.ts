import { expect } from "@playwright/test";
import { isSupported } from "../scripts/node-release.mjs";
import { openEditor } from "../scripts/stack/editor";
import { readMetrics } from "../scripts/stack/metrics";
import { test } from "./support/stack";

test("browser tests, CMS and site run on the Node of the command that started them", async ({
  linked: { site },
}) => {
  expect(isSupported(process.versions.node)).toBe(true);
  const editor = await openEditor();
  const { data } = await (await editor.fetch("admin/information")).json();
  expect(data.nodeVersion).toBe(process.version);
  const names = [...(await readMetrics(site.url)).keys()];
  expect(names.find((name) => name.startsWith("nodejs_version_info"))).toContain(`"${process.version}"`);
});
