type Address = { street?: string | undefined; postcode?: string | undefined; town?: string | undefined };

/** "12345 Musterbach" */
export const toLocality = ({ postcode, town }: Address): string => [postcode, town].filter(Boolean).join(" ");

/** "Mühlenweg 11, 12345 Musterbach"; empty without any part. */
export const toAddressLine = (address: Address): string =>
  [address.street, toLocality(address)].filter(Boolean).join(", ");
