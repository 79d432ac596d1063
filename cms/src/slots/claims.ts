import type { CmsFeature } from "./feature";

const claimsOf = ({ name, mails = [], inboxes = [], roles = [], panel }: CmsFeature): string[] => [
  `the name ${name}`,
  ...mails.flatMap(({ kinds }) => kinds.map((kind) => `the mail ${kind}`)),
  ...inboxes.flatMap(({ uid, name: address, forms }) => [
    `the inbox ${uid}`,
    `the inbox's address ${address}`,
    ...Object.entries(forms).flatMap(([art, { initial }]) => [`the form ${art}`, `the initial ${initial}`]),
  ]),
  ...roles.map(({ code }) => `the role ${code}`),
  ...Object.keys(panel?.controllers ?? {}).map((controller) => `the controller ${controller}`),
  ...Object.keys(panel?.policies ?? {}).map((policy) => `the policy ${policy}`),
  ...(panel?.routes ?? []).map(({ method, path }) => `the route ${method} ${path}`),
];

/** @throws Error where two features want the same, of which one would silently replace the other */
export function refuseSameClaims(features: readonly CmsFeature[]): void {
  const owners = new Map<string, string>();
  for (const feature of features)
    for (const claim of claimsOf(feature)) {
      const owner = owners.get(claim);
      if (owner !== undefined)
        throw new Error(`The features ${owner} and ${feature.name} both want ${claim}.`);
      owners.set(claim, feature.name);
    }
}
