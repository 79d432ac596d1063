import assert from "node:assert/strict";
import { test } from "node:test";
import type { Core } from "@strapi/strapi";
import { core } from "../core";
import { features } from "../features";
import { signIn } from "../slots/feature";
import { forbidCreatingVisitorEntries, protectReceivedFields } from "./visitor-entries";

signIn([core, ...features]);

const sent = {
  Titel: "Geändert",
  E_Mail: "other@example.org",
  Bearbeitungsstand: "erledigt",
  Antwort_bis: null,
};
const changes: [what: string, uid: string, action: string, left: object][] = [
  ["a message", "api::nachricht.nachricht", "update", { Bearbeitungsstand: "erledigt", Antwort_bis: null }],
  [
    "a proposal",
    "api::einsendung.einsendung",
    "update",
    { Bearbeitungsstand: "erledigt", Antwort_bis: null },
  ],
  ["a request for a room, which is decided elsewhere", "api::buchung.buchung", "update", {}],
  ["an editor's own entry", "api::beitrag.beitrag", "update", sent],
  ["a message that arrives", "api::nachricht.nachricht", "create", sent],
];
for (const [what, uid, action, left] of changes)
  test(`of ${what} a form of the panel writes ${Object.keys(left).join(", ") || "nothing"} (${action})`, async () => {
    const context = { uid, action, params: { documentId: "a", data: { ...sent } } };
    const middleware = protectReceivedFields({} as Core.Strapi);
    const next = async () => "saved";
    assert.equal(await middleware(context as never, next as never), "saved");
    assert.deepEqual(context.params.data, left);
  });

test("nobody may create what visitors send, and all else stays", async () => {
  const action = {
    subjects: ["api::nachricht.nachricht", "api::beitrag.beitrag", "api::anmerkung.anmerkung"],
  };
  const removed: object[] = [];
  const strapi: unknown = {
    service: () => ({ actionProvider: { get: () => action } }),
    db: { query: () => ({ deleteMany: async ({ where }: { where: object }) => removed.push(where) }) },
  };
  await forbidCreatingVisitorEntries(strapi as Core.Strapi);
  assert.deepEqual(action.subjects, ["api::beitrag.beitrag"]);
  const [{ action: of, subject }] = removed as [{ action: string; subject: { $in: string[] } }];
  assert.equal(of, "plugin::content-manager.explorer.create");
  assert.ok(
    subject.$in.includes("api::nachricht.nachricht") && !subject.$in.includes("api::beitrag.beitrag"),
  );
});
