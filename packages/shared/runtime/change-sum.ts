/** What times are taken modulo before they are added, so that the sum of a million entries is still exact */
export const timesModulus = 1_000_000_007;

/** An entry's part of the sum by which site and CMS compare all changes of a content type; times in ms since the epoch. */
export const changeSumOf = (updated: number, published: number): number =>
  (updated + published) % timesModulus;
