import type { Organisation } from "@/lib/cms/organisations";

/** "Mühlenweg 11, 12345 Musterbach"; undefined without any part. */
export function postalAddress({
  street,
  postcode,
  town,
}: Pick<Organisation, "street" | "postcode" | "town">) {
  const place = [postcode, town].filter(Boolean).join(" ");
  return [street, place].filter(Boolean).join(", ") || undefined;
}
