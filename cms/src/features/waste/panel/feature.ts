import type { PanelFeature } from "../../../admin/panel-feature";
import { WastePanel } from "./waste-panel";

export const wasteInPanel: PanelFeature = { name: "waste", lastSidePanels: [WastePanel] };
