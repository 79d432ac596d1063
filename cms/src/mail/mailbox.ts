const maxMailsPerDay = 3;
const dayMs = 24 * 3600 * 1000;

/**
 * One text for all spellings that reach the same mailbox at large providers: without capitals, dots and what follows a
 * plus sign. Only for counting: two people who fall together here lose at most a mail.
 */
export function mailboxOf(address: string): string {
  const [, local = "", domain = ""] = /^(.*)@(.*)$/.exec(address.toLowerCase()) ?? [];
  return `${local.replace(/\+.*$/, "").replaceAll(".", "")}@${domain}`;
}

/** A condition on E_Mail that all spellings of an address meet, and others of its domain */
export const atDomainOf = (address: string) => ({ $endsWithi: address.slice(address.lastIndexOf("@")) });

export const dayBefore = (now: Date) => new Date(now.getTime() - dayMs);

/**
 * Whether a mailbox got its maximum of a day, so that nobody can have a stranger's filled.
 * @param sent addresses, each with how many mails of one kind it got in a day
 */
export function hasMaxMails(
  address: string,
  sent: readonly { address?: string | null | undefined; count: number }[],
): boolean {
  const own = sent.filter((each) => each.address && mailboxOf(each.address) === mailboxOf(address));
  return own.reduce((sum, { count }) => sum + count, 0) >= maxMailsPerDay;
}
