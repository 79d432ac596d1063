/** The fields of what a device sends to the site, beside the boxes that are ticked */
export const deviceFields = {
  action: "aktion",
  endpoint: "endpunkt",
  /** Of which the endpoint takes the place */
  formerEndpoint: "bisher",
  publicKey: "p256dh",
  secret: "auth",
  code: "code",
} as const;

export type DeviceAction = "bestellen" | "bestaetigen" | "erneuern" | "stand" | "beenden";

/** Where a push service takes messages to a device, and the keys with which they are encrypted */
export function addressFields(subscription: PushSubscription): FormData {
  const fields = new FormData();
  const { keys } = subscription.toJSON();
  fields.set(deviceFields.endpoint, subscription.endpoint);
  fields.set(deviceFields.publicKey, keys?.p256dh ?? "");
  fields.set(deviceFields.secret, keys?.auth ?? "");
  return fields;
}
