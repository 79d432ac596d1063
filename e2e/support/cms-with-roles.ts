import { expect } from "@playwright/test";
import { openEditor } from "../../scripts/stack/editor";
import { noteEntries } from "./new-entries";
import { asker, newPanelUser, type PanelAnswer, type PanelUser } from "./panel-users";
import type { RunningCms } from "./stack";

export const roleNames = ["redaktion", "moderation", "verein", "verwaltung"] as const;
export type RoleName = (typeof roleNames)[number];

export const entryPath = (type: string, rest = "") =>
  `content-manager/collection-types/api::${type}.${type}${rest}`;
export const eventPath = (rest = "") => entryPath("veranstaltung", rest);

export const eventFields = (Titel = "Probe") => ({ Titel, Beginn: "2031-05-01T10:00:00.000Z" });

/** The documentId in a successful answer */
export function documentIn({ status, body }: PanelAnswer): string {
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body.data.documentId;
}

export type CmsWithRoles = Awaited<ReturnType<typeof addPeople>>;

/**
 * Adds a person of each role to a CMS, and two organisations, for one of which "verein" enters events. `deleteNewEntries`
 * deletes the organisations and all entries that were added later.
 */
export async function addPeople(cms: RunningCms) {
  const editor = await openEditor(cms.url);
  const deleteNewEntries = await noteEntries(editor);
  const admin = asker(cms.url, editor.token);
  const people = await Promise.all(roleNames.map((name) => newPanelUser(cms.url, `dorfforum-${name}`)));
  const users = Object.fromEntries(roleNames.map((name, index) => [name, people[index]])) as Record<
    RoleName,
    PanelUser
  >;

  async function newOrganisation(Name: string): Promise<string> {
    const created = documentIn(
      await admin("POST", entryPath("organisation"), { Name, Organisation: "verein" }),
    );
    return documentIn(await admin("POST", entryPath("organisation", `/${created}/actions/publish`), {}));
  }

  /** As Verwaltung, which assigns organisations */
  const assign = (person: PanelUser, organisations: string[]) =>
    users.verwaltung.ask("POST", entryPath("zugang"), {
      Name: "Probe",
      Personen: { connect: [{ id: person.id }] },
      Organisationen: { connect: organisations.map((documentId) => ({ documentId })) },
    });

  /** A draft with an organiser */
  const eventOf = async (organiser: string, Titel?: string) =>
    documentIn(
      await admin("POST", eventPath(), {
        ...eventFields(Titel),
        Veranstalter: { connect: [{ documentId: organiser }] },
      }),
    );

  const [own, foreign] = [await newOrganisation("Eigener Verein"), await newOrganisation("Fremder Verein")];
  await assign(users.verein, [own]);
  return { admin, users, own, foreign, assign, eventOf, deleteNewEntries };
}
