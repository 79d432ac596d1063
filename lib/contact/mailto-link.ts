import { toMailAddress } from "@dorfforum/shared/forms/mail-address";

/** For links and files that programs read, which need not know umlauts in domains */
export const toMailtoLink = (address: string): string =>
  `mailto:${encodeURI(toMailAddress(address) ?? address)}`;
