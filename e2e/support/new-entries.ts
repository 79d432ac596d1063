import type { openEditor } from "../../scripts/stack/editor";

type Editor = Awaited<ReturnType<typeof openEditor>>;

/** Notes which entries a CMS has. @returns a function that deletes those that were added since */
export async function noteEntries(editor: Editor): Promise<() => Promise<void>> {
  const { data } = await (await editor.fetch("content-manager/content-types")).json();
  const types = (data as { uid: string; apiID: string; kind: string; isDisplayed: boolean }[])
    .filter(
      ({ uid, kind, isDisplayed }) => uid.startsWith("api::") && kind === "collectionType" && isDisplayed,
    )
    .map(({ apiID }) => apiID);
  const idsOf = async (type: string) => (await editor.allEntries(type)).map(({ documentId }) => documentId);
  const present = new Set((await Promise.all(types.map(idsOf))).flat());
  return async () => {
    for (const type of types)
      for (const id of await idsOf(type)) if (!present.has(id)) await editor.deleteEntry(type, id);
  };
}
