/** The fields of what a device sends to the site, beside the boxes that are ticked */
export const deviceFields = {
  action: "aktion",
  endpoint: "endpunkt",
  publicKey: "p256dh",
  secret: "auth",
  code: "code",
} as const;

export type DeviceAction = "bestellen" | "bestaetigen" | "stand" | "beenden";
