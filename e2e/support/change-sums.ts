import { changeSumOf } from "@dorfforum/shared/runtime/change-sum";
import { expect } from "@playwright/test";

const types = ["angebote", "beitraege", "infos", "kategorien", "organisationen", "orte", "veranstaltungen"];

/** Expects the sums of the change query to be those of the entries as the site reads them: otherwise it would read all again and again. */
export async function expectSumsOfEntries(cmsUrl: string): Promise<void> {
  const headers = { Authorization: `Bearer ${process.env.CMS_API_TOKEN}` };
  const read = async (path: string) => (await fetch(`${cmsUrl}/api/${path}`, { headers })).json();
  const times = "fields[0]=updatedAt&fields[1]=publishedAt&pagination[pageSize]=250";
  await expect(async () => {
    const { data: summaries } = await read("aenderungen");
    for (const type of types) {
      const { data } = await read(`${type}?${times}`);
      const sums: number[] = data.map(({ updatedAt, publishedAt }: Record<string, string>) =>
        changeSumOf(Date.parse(updatedAt ?? ""), Date.parse(publishedAt ?? "")),
      );
      expect(sums.length, type).toBeGreaterThan(0);
      const sum = sums.reduce((total, each) => total + each, 0);
      expect([type, summaries[type]]).toMatchObject([type, { count: sums.length, sum }]);
    }
  }).toPass();
}
