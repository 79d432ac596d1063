import type { PanelFeature } from "../admin/panel-feature";
import { confirmationsInPanel } from "./confirmations/panel/feature";
import { importInPanel } from "./import/panel/feature";
import { inboxInPanel } from "./inbox/panel/feature";
import { lettersInPanel } from "./letters/panel/feature";
import { registrationsInPanel } from "./registrations/panel/feature";
import { roomsInPanel } from "./rooms/panel/feature";
import { versionsInPanel } from "./versions/panel/feature";
import { wasteInPanel } from "./waste/panel/feature";

/** All features, as they are part of the panel's script: what the server has of them is in index.ts. */
export const panelFeatures: readonly PanelFeature[] = [
  importInPanel,
  roomsInPanel,
  lettersInPanel,
  registrationsInPanel,
  confirmationsInPanel,
  wasteInPanel,
  versionsInPanel,
  inboxInPanel,
];
