import { slugged } from "../urls/site-paths.ts";

/** Where the sender of a request for a room follows or withdraws it */
export const roomRequestPath = slugged("/raum/anfrage");
const caretakerPath = slugged("/raum/kalender");
/** A caretaker's calendar */
export const caretakerFilePath = (code: string): string => `${caretakerPath(code)}/raum.ics`;

export const roomPersonalPaths = [roomRequestPath, caretakerPath];
export const roomFirstParts = ["raum"];
export const roomSecretPaths = ["/api/raumanfrage/", "/buchungen/zugang/", "/raumkalender/"];
