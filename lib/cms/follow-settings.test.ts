/** @jest-environment node */
import { areaCode } from "@/lib/area-code";
import { hyphenate } from "@/lib/typography/hyphenate";
import { announceContentChange } from "./content-changes";
import { followSettings } from "./follow-settings";

test("the area code and the breaks of words follow the settings", async () => {
  let items: { areaCode: string | undefined; wordBreaks: string[] }[] = [];
  const stop = followSettings({ ready: async () => ({ items }) });
  const change = async (next: typeof items) => {
    items = next;
    announceContentChange("allgemeine-einstellung");
    await new Promise(setImmediate);
  };

  await change([{ areaCode: "033767", wordBreaks: ["Dorf-teich"] }]);
  expect(areaCode()).toBe("033767");
  expect(hyphenate("Dorfteich")).toBe("Dorf\u00adteich");

  await change([]);
  expect(areaCode()).toBeUndefined();
  expect(hyphenate("Dorfteich")).toBe("Dorfteich");
  stop();
});
