import type { PanelFeature } from "../../../admin/panel-feature";
import { VersionsPanel } from "./versions-panel";

export const versionsInPanel: PanelFeature = { name: "versions", lastSidePanels: [VersionsPanel] };
