import { getFetchClient } from "@strapi/strapi/admin";
import type { PanelFeature } from "../../../admin/panel-feature";
import { panelFeatures } from "../../../features/panel";

let active: readonly PanelFeature[] = [];

/** The features that are on; empty until readActiveFeatures() has ended. */
export const activeFeatures = (): readonly PanelFeature[] => active;

/** Asks the server, which alone knows FEATURES: the panel's script is built without them. */
export async function readActiveFeatures(): Promise<void> {
  const { data } = await getFetchClient().get<{ data: string[] }>("/redaktion/funktionen");
  active = panelFeatures.filter(({ name }) => data.data.includes(name));
}
