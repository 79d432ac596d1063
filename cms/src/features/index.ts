import type { CmsFeature } from "../slots/feature";
import { confirmations } from "./confirmations/feature";
import { feedback } from "./feedback/feature";
import { imports } from "./import/feature";
import { inbox } from "./inbox/feature";
import { letters } from "./letters/feature";
import { notices } from "./notices/feature";
import { registrations } from "./registrations/feature";
import { rooms } from "./rooms/feature";
import { versions } from "./versions/feature";
import { waste } from "./waste/feature";

/** All features. What they add to the panel's pages is in panel.ts, so that no code of the server gets there. */
export const features: readonly CmsFeature[] = [
  inbox,
  imports,
  versions,
  waste,
  rooms,
  letters,
  registrations,
  confirmations,
  notices,
  feedback,
];
