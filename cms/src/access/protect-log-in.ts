import { randomUUID } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { rows } from "../database/rows";
import { type Accounts, strapiInternals } from "../strapi-internals";

const maxLinks = 3;
const intervalMs = 60 * 60_000;

/**
 * Lets a log-in compare a password whether or not there is an account, since the time of an answer would tell, and sends an
 * account at most three links for a new password an hour. Further requests are answered alike and change nothing, so that
 * the last link stays good. Strapi itself compares for known accounts alone, and each link makes the one before void.
 *
 * The links are counted in memory: after a restart, and for each further CMS on the same database, the count begins at 0,
 * which nobody outside can bring about.
 */
export async function protectLogIn(strapi: Core.Strapi): Promise<void> {
  const hash = await strapiInternals.auth(strapi).hashPassword(randomUUID());
  const isWithinLimit = limitPerAccount();
  const find = (email: string, isActive?: true) =>
    rows(strapi, "admin::user").findOne({ where: { email, ...(isActive && { isActive }) } });
  strapiInternals.services(strapi).extend("admin::auth", (auth: Accounts) => ({
    ...auth,
    async checkCredentials(credentials: Parameters<Accounts["checkCredentials"]>[0]) {
      const hasPassword = Boolean((await find(credentials.email))?.password);
      if (!hasPassword) await auth.validatePassword(credentials.password, hash);
      return auth.checkCredentials(credentials);
    },
    async forgotPassword(asked: Parameters<Accounts["forgotPassword"]>[0]) {
      const account = await find(asked.email, true);
      if (account && isWithinLimit(account.id, Date.now())) await auth.forgotPassword(asked);
    },
  }));
}

/** Counts what accounts are sent. @returns whether an account may be sent one more now */
export function limitPerAccount(): (account: number, nowMs: number) => boolean {
  const sent = new Map<number, number[]>();
  return (account, nowMs) => {
    // The clock may have been set back meanwhile.
    const recent = (sent.get(account) ?? []).filter((atMs) => Math.abs(nowMs - atMs) < intervalMs);
    if (recent.length >= maxLinks) return false;
    sent.set(account, [...recent, nowMs]);
    return true;
  };
}
