import type { PanelFeature } from "../../../admin/panel-feature";
import { ConfirmationPanel } from "./confirmation-panel";

export const confirmationsInPanel: PanelFeature = {
  name: "confirmations",
  lastSidePanels: [ConfirmationPanel],
};
