import { Button } from "../../../admin/ui/button";
import type { OpenEntry } from "../../../admin/ui/open-entry";
import { useNewEntry } from "../../../admin/ui/use-new-entry";
import { copiedTypes } from "../copied-types";
import { useRights } from "./use-rights";

const label = "Als Vorlage nehmen";

/** Undefined for entries that the editor may not copy. */
function useCopy({ model, document }: OpenEntry) {
  const { loading, make } = useNewEntry();
  const mayCreate = useRights()("create", model);
  if (!mayCreate || !(model in copiedTypes) || !document?.documentId) return undefined;
  return { loading, onClick: () => make(`kopien/${model}/${document.documentId}`) };
}

/** Beside an entry */
export function CopyPanel(entry: OpenEntry) {
  const copy = useCopy(entry);
  if (!copy) return null;
  const content = (
    <Button type="button" disabled={copy.loading} onClick={copy.onClick}>
      {label}
    </Button>
  );
  return { title: "Noch einmal", content };
}

/** In the rows of a list, in place of Strapi's own, which asks about addresses before it copies. */
export function CopyAction(entry: OpenEntry) {
  const copy = useCopy(entry);
  return copy ? { label, position: "table-row" as const, ...copy } : null;
}
CopyAction.position = "table-row";
