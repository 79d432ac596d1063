import { expect } from "@playwright/test";
import type { ListedSource } from "../../cms/src/features/import/sources/source";
import type { PanelUser } from "./panel-users";

const settings = {
  Art: "hier",
  Mit_Text: false,
  Veroeffentlichen: true,
  Frist_Tage: 3,
};

export const neighbour = { Art: "nachbarort", Website: "https://nachbar.example", Veroeffentlichen: false };

/** Sources as the panel handles them */
export function sourcesOf(ask: PanelUser["ask"]) {
  const list = async (): Promise<ListedSource[]> => (await ask("GET", "redaktion/quellen")).body.data;
  const find = async (name: string) => (await list()).find((source) => source.name === name);
  /** The source, once it is not being read any more */
  async function whenRead(name: string): Promise<ListedSource> {
    await expect.poll(async () => (await find(name))?.isReading, { intervals: [50] }).toBe(false);
    return (await find(name)) as ListedSource;
  }
  const post = async (name: string, action: string, body: object = {}) =>
    ask("POST", `redaktion/quellen/${(await find(name))?.documentId}${action}`, body);
  return {
    list,
    find,
    keep: async (name: string, address: string, more: object = {}) => {
      const { status, body } = await ask("POST", "redaktion/quellen", {
        ...settings,
        name,
        address,
        ...more,
      });
      expect(status, JSON.stringify(body)).toBe(200);
      return whenRead(name);
    },
    change: (name: string, changes: object) => post(name, "", changes),
    read: async (name: string, body: object = {}) => {
      await post(name, "/lesen", body);
      return whenRead(name);
    },
    plan: async (name: string) =>
      (await ask("GET", `redaktion/quellen/${(await find(name))?.documentId}/vorschau`)).body.data,
    remove: (name: string, keeps: boolean) => post(name, "/entfernen", { keeps }),
  };
}
