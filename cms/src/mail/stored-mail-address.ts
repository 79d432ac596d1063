import { domainToUnicode } from "node:url";
import { hasForeignLocalPart, toMailAddress } from "@dorfforum/shared/forms/mail-address";

/** One spelling of each address, with umlauts in its domain; undefined if it is none. */
export function toStoredMailAddress(written: string): string | undefined {
  const [local, domain] = toMailAddress(written)?.split("@") ?? [];
  return local && domain && `${local}@${domainToUnicode(domain)}`;
}

/** What is wrong with a text, the predicate of a German sentence. */
export function mailAddressProblem(written: string): string | undefined {
  if (hasForeignLocalPart(written))
    return "darf vor dem @ keine Umlaute und kein ß haben: Die meisten Mailserver nehmen solche Adressen nicht an.";
  return toMailAddress(written) ? undefined : "ist keine E-Mail-Adresse, zum Beispiel name@beispiel.de.";
}
