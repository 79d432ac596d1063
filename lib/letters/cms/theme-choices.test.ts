import "@/lib/testing/server-environment";
import { categories } from "@/lib/cms/categories";
import { organisations } from "@/lib/cms/organisations";
import { aCategory, anOrganisation } from "@/lib/testing/factories";
import { wasteDistricts } from "@/lib/waste/cms/waste-districts";
import { subscriptionTexts as texts } from "../base/subscription-texts";
import { getThemeGroups } from "./theme-choices";

const collections = { categories, organisations, wasteDistricts };

function publish(items: { [Name in keyof typeof collections]?: { id: string }[] }): void {
  for (const [name, collection] of Object.entries(collections)) {
    const of = items[name as keyof typeof collections] ?? [];
    const state = { items: of, byId: new Map(of.map((item) => [item.id, item])) };
    jest.spyOn(collection, "ready").mockResolvedValue(state as never);
  }
}

const aDistrict = (id: string, name: string, ...streets: string[]) => ({ id, name, streets });

test("districts come first, by their numbers, with their streets; then topics, then clubs by the alphabet", async () => {
  publish({
    wasteDistricts: [aDistrict("x", "Bezirk 10"), aDistrict("y", "Bezirk 2", "Mühlweg", "Am Bach")],
    categories: [aCategory({ id: "k", name: "Jugend" })],
    organisations: [
      anOrganisation({ id: "z", name: "Zupforchester" }),
      anOrganisation({ id: "o", name: "Östliche Schützen", kind: "Schützenverein" }),
    ],
  });
  expect(await getThemeGroups()).toMatchObject([
    {
      title: texts.districts,
      choices: [
        { theme: "abfall:y", label: "Bezirk 2", more: "Mühlweg Am Bach" },
        { theme: "abfall:x", label: "Bezirk 10" },
      ],
    },
    { title: texts.categories, choices: [{ theme: "kategorie:k", label: "Jugend" }] },
    {
      title: texts.organisations,
      choices: [
        { theme: "organisation:o", label: "Östliche Schützen", more: "Schützenverein" },
        { theme: "organisation:z", label: "Zupforchester" },
      ],
    },
  ]);
});

test("a village without districts and clubs has no such groups", async () => {
  publish({ categories: [aCategory()] });
  expect((await getThemeGroups()).map(({ title }) => title)).toEqual([texts.categories]);
  publish({});
  expect(await getThemeGroups()).toEqual([]);
});
