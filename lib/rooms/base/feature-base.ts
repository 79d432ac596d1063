import { roomForms } from "./form";
import { roomSiteRoutes } from "./routes";

/** What browsers and lower layers read of the feature (lib/features-base.ts) */
export const roomsBase = { routes: roomSiteRoutes, forms: roomForms };
