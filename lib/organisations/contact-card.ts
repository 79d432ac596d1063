import { toMailAddress } from "@dorfforum/shared/forms/mail-address";
import VCard from "vcard-creator";
import { getOrganisation, type Organisation } from "@/lib/cms/organisations";
import { phoneNumbersOfField } from "@/lib/contact/phone-numbers";
import { openingHoursLines } from "@/lib/opening-hours/opening-hours-text";
import { oneLine } from "@/lib/typography/one-line";
import { toSafeTarget } from "@/lib/urls/targets";

/** The organisation whose card a file name asks for: "musikverein.vcf". @throws CmsRequestError without a copy */
export async function getOrganisationOfCard(file: string): Promise<Organisation | undefined> {
  return file.endsWith(".vcf") ? getOrganisation(file.slice(0, -".vcf".length)) : undefined;
}

/** An organisation as a vCard 3.0 (RFC 2426), which every address book reads. The library writes
 * numbers and mail addresses as they are, so that each field has to be one line. */
export function toContactCard(organisation: Organisation, pageUrl: string): string {
  const { name, kind, street, postcode, town, phone, email, website, contactRole } = organisation;
  const { latitude, longitude, openingHours } = organisation;
  const ownSite = website && toSafeTarget(website);
  const card = new VCard();
  card.addFullName(oneLine(name));
  card.addName();
  card.addCompany({ name: oneLine(name) });
  card.addCustomProperty({ name: "X-ABShowAs", value: "COMPANY" });
  if (contactRole) card.addRole(oneLine(contactRole));
  if (kind) card.addCategories([oneLine(kind)]);
  if (street || postcode || town) {
    card.addAddress({
      street: oneLine(street ?? ""),
      postalCode: oneLine(postcode ?? ""),
      locality: oneLine(town ?? ""),
      country: "Deutschland",
      type: ["work"],
    });
  }
  for (const { tel } of phoneNumbersOfField(phone ?? ""))
    card.addPhoneNumber({ number: tel, type: ["work"] });
  if (email) card.addEmail({ address: toMailAddress(email) ?? oneLine(email), type: ["work"] });
  for (const url of [ownSite, pageUrl]) if (url) card.addUrl({ url });
  if (isOnEarth(latitude, 90) && isOnEarth(longitude, 180)) card.addGeo({ latitude, longitude });
  const hours = openingHoursLines(openingHours).map(oneLine);
  if (hours.length > 0) card.addNote(hours.join("\n"));
  card.addUid(organisation.id);
  card.addRevision(new Date(organisation.changedAt));
  return card.buildVCard();
}

/** The library throws at other coordinates. */
const isOnEarth = (degrees: number | undefined, max: number): degrees is number =>
  degrees !== undefined && Math.abs(degrees) <= max;
