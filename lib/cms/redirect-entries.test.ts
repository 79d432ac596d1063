import { categories } from "./categories";
import { endsElsewhere, infos, offers } from "./redirect-entries";

const offer = (slug: string, target: string) =>
  offers.parse({
    documentId: slug,
    updatedAt: "2026-11-01T08:00:00.000Z",
    Titel: slug,
    Slug: slug,
    Ziel: target,
  });

test("a link ends on another site where it leads there, or where its Angebot redirects to", async () => {
  const items = [offer("maengel", "https://maengel.example.org/"), offer("bank", "/beitrag/bank")];
  const hold = { items, byId: new Map(items.map((item) => [item.id, item])) };
  jest.spyOn(offers, "ready").mockResolvedValue(hold);
  jest.spyOn(infos, "ready").mockResolvedValue({ items: [], byId: new Map() });
  jest.spyOn(categories, "ready").mockResolvedValue({ items: [], byId: new Map() });
  const ends = (target: string) => endsElsewhere(target);
  expect(await Promise.all(["https://termine.example.org", "/angebot/maengel"].map(ends))).toEqual([
    true,
    true,
  ]);
  expect(await Promise.all(["/kontakt", "/angebot/bank", "/angebot/fehlt", "/info/fehlt"].map(ends))).toEqual(
    [false, false, false, false],
  );
});
