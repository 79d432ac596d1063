import assert from "node:assert/strict";
import { test } from "node:test";
import type { Core } from "@strapi/strapi";
import type { Accounts } from "../strapi-internals";
import { limitPerAccount, protectLogIn } from "./protect-log-in";

type Account = { id: number; email: string; password: string | null; isActive: boolean };
const accounts: Account[] = [
  { id: 1, email: "anna@example.org", password: "hash of Amsel-1", isActive: true },
  { id: 2, email: "invited@example.org", password: null, isActive: false },
];

/** Strapi as it answers log-ins: it compares a password only where an account has one. */
async function strapiWithAccounts() {
  const did: string[] = [];
  let auth: Accounts = {
    hashPassword: async (password) => `hash of ${password}`,
    async validatePassword(password, hash) {
      did.push("compared");
      return hash === `hash of ${password}`;
    },
    async checkCredentials({ email, password }) {
      const account = accounts.find((each) => each.email === email);
      const isRight = account?.password ? await auth.validatePassword(password, account.password) : false;
      return [null, isRight && account];
    },
    async forgotPassword({ email }) {
      did.push(`link to ${email}`);
    },
  };
  const services = {
    get: () => auth,
    extend: (_name: string, extended: (service: Accounts) => Accounts) => {
      auth = extended(auth);
    },
  };
  const findOne = async ({ where }: { where: Partial<Account> }) =>
    accounts.find((account) =>
      Object.entries(where).every(([field, value]) => account[field as keyof Account] === value),
    ) ?? null;
  const strapi: unknown = { get: () => services, db: { query: () => ({ findOne }) } };
  await protectLogIn(strapi as Core.Strapi);
  return { auth, did };
}

const logIns: [who: string, email: string, password: string, isLoggedIn: boolean][] = [
  ["somebody with the right password", "anna@example.org", "Amsel-1", true],
  ["somebody with a wrong password", "anna@example.org", "Drossel-1", false],
  ["somebody who is invited and has no password yet", "invited@example.org", "Amsel-1", false],
  ["somebody unknown", "nobody@example.org", "Amsel-1", false],
];
for (const [who, email, password, isLoggedIn] of logIns)
  test(`one password is compared for ${who}, so that the time of an answer tells nothing`, async () => {
    const { auth, did } = await strapiWithAccounts();
    const [, account] = await auth.checkCredentials({ email, password });
    assert.equal(Boolean(account), isLoggedIn);
    assert.deepEqual(did, ["compared"]);
  });

test("an account is sent three links for a new password, an unknown one none", async () => {
  const { auth, did } = await strapiWithAccounts();
  for (let time = 0; time < 5; time += 1) {
    await auth.forgotPassword({ email: "anna@example.org" });
    await auth.forgotPassword({ email: "invited@example.org" });
    await auth.forgotPassword({ email: "nobody@example.org" });
  }
  assert.deepEqual(did, Array(3).fill("link to anna@example.org"));
});

test("three an hour of each account, whatever the clock does", () => {
  const minuteMs = 60_000;
  const isWithinLimit = limitPerAccount();
  const asked: [minute: number, account: number, isSent: boolean][] = [
    [0, 1, true],
    [20, 1, true],
    [40, 1, true],
    [41, 1, false],
    [41, 2, true],
    [59, 1, false],
    [60, 1, true],
    [61, 1, false],
    [80, 1, true],
    // A day back
    [-1440, 1, true],
  ];
  for (const [minute, account, isSent] of asked)
    assert.equal(isWithinLimit(account, minute * minuteMs), isSent, `account ${account}, minute ${minute}`);
});
