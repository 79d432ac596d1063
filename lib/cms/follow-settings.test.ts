import { areaCode } from "@/lib/contact/area-code";
import { aPicture, someSettings } from "@/lib/testing/factories";
import { lookStyles } from "@/lib/theme/look-styles";
import { hyphenate } from "@/lib/typography/hyphenate";
import { announceContentChange } from "./content-changes";
import { followSettings } from "./follow-settings";
import type { Settings } from "./settings";

test("the area code, the breaks of words and the look follow the settings", async () => {
  let items: Settings[] = [];
  const stop = followSettings({ ready: async () => ({ items }) });
  const change = async (next: typeof items) => {
    items = next;
    announceContentChange("allgemeine-einstellung");
    await new Promise(setImmediate);
  };

  const palette = { "c-raps": { light: "#ffffff", dark: "#eeeeee" } };
  const silhouette = aPicture({ src: "/dateien/dorf.png?v=1" });
  await change([someSettings({ areaCode: "033767", wordBreaks: ["Dorf-teich"], palette, silhouette })]);
  expect(areaCode()).toBe("033767");
  expect(lookStyles()).toContain("--c-raps:#ffffff;");
  expect(lookStyles()).toContain('--silhouette:url("/dateien/dorf.png?v=1")');
  expect(hyphenate("Dorfteich")).toBe("Dorf\u00adteich");

  await change([]);
  expect(lookStyles()).toBe("");
  expect(areaCode()).toBeUndefined();
  expect(hyphenate("Dorfteich")).toBe("Dorfteich");
  stop();
});
