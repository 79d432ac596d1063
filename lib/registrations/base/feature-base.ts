import { registrationSiteRoutes } from "./routes";

/** What browsers and lower layers read of the feature (lib/features-base.ts). Its form is sent to an address of its own. */
export const registrationsBase = { routes: registrationSiteRoutes, forms: {} };
