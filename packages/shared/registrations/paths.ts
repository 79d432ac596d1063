import { slugged } from "../urls/site-paths.ts";

/** The form of an event; of a series with `?tag=` */
export const registerPath = slugged("/anmelden");
/** Where somebody confirms, changes or cancels a registration */
export const registrationPath = slugged("/anmeldung");

export const registrationPersonalPaths = [registrationPath];
export const registrationFirstParts = ["anmelden"];
export const registrationSecretPaths = ["/api/anmeldung/", "/anmeldungen/zugang/"];
