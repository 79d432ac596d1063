import assert from "node:assert/strict";
import { test } from "node:test";
import { core } from "../core";
import { features } from "../features";
import { signIn } from "../slots/feature";
import { mayChange } from "./protect-administrators";

signIn([core, ...features]);

const withRoles = (id: number, ...codes: (string | undefined)[]) => ({
  id,
  roles: codes.map((code, index) => ({ id: index, ...(code && { code }) })),
});
const manager = withRoles(1, "dorfforum-verwaltung");
const administrator = withRoles(2, "strapi-super-admin");
const editor = withRoles(3, "dorfforum-redaktion");
const technician = withRoles(4, "technik-x1y2");

const changes: [what: string, ...Parameters<typeof mayChange>, isAllowed: boolean][] = [
  ["an administrator makes another one", administrator, [editor], ["strapi-super-admin"], true],
  [
    "an administrator changes a role of an administrator's own",
    administrator,
    [technician],
    ["technik-x1y2"],
    true,
  ],
  ["a manager invites somebody", manager, [], ["dorfforum-verein"], true],
  [
    "a manager invites somebody with two roles",
    manager,
    [],
    ["dorfforum-verein", "dorfforum-raumvergabe"],
    true,
  ],
  ["a manager invites an administrator", manager, [], ["strapi-super-admin"], false],
  [
    "a manager invites an administrator beside another role",
    manager,
    [],
    ["dorfforum-verein", "strapi-super-admin"],
    false,
  ],
  ["a manager gives a role of an administrator's own", manager, [editor], ["technik-x1y2"], false],
  ["a manager gives a role that does not exist", manager, [editor], [undefined], false],
  ["a manager gives an old role of Strapi", manager, [editor], ["strapi-editor"], true],
  ["a manager changes an editor's name", manager, [editor], undefined, true],
  ["a manager takes all roles from an editor", manager, [editor], [], true],
  ["a manager changes an administrator's password", manager, [administrator], undefined, false],
  ["a manager changes an editor and an administrator", manager, [editor, administrator], undefined, false],
  ["a manager takes an administrator's role", manager, [administrator], ["dorfforum-verein"], false],
  [
    "a manager changes somebody with a role of an administrator's own",
    manager,
    [technician],
    undefined,
    false,
  ],
  ["a manager changes somebody whose role has no code", manager, [withRoles(5, undefined)], undefined, false],
  ["a manager makes themselves an administrator", manager, [manager], ["strapi-super-admin"], false],
  [
    "somebody with a role of an administrator's own changes their own name",
    technician,
    [technician],
    undefined,
    true,
  ],
  [
    "somebody with a role of an administrator's own takes another one",
    technician,
    [technician],
    ["dorfforum-verwaltung"],
    false,
  ],
];
for (const [what, actor, targets, given, isAllowed] of changes)
  test(`${what}: ${isAllowed ? "allowed" : "refused"}`, () =>
    assert.equal(mayChange(actor, targets, given), isAllowed));
