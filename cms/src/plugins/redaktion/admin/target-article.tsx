import { useForm } from "@strapi/strapi/admin";
import { Link } from "react-router-dom";
import { Button } from "../../../admin/ui/button";
import { Note } from "../../../admin/ui/notes";
import { entryPath, type OpenEntry } from "../../../admin/ui/open-entry";
import { useAnswer } from "../../../admin/ui/use-answer";
import { useNewEntry } from "../../../admin/ui/use-new-entry";
import { articleSlug, articleType, isSignpost } from "../../../rules/signpost-target";
import { useRights } from "./use-rights";

type Article = { documentId: string; Nicht_in_Aktuelles?: boolean | null };

/** Beside an Angebot or Info: the way to the Beitrag of this site to which it leads, drafts included, or a press that makes one. */
export function TargetArticlePanel({ model, documentId, document }: OpenEntry) {
  const mayCreate = useRights()("create", articleType);
  const slug = isSignpost(model) ? articleSlug(document?.Ziel) : undefined;
  const query = `filters[Slug][$eq]=${encodeURIComponent(slug ?? "")}`;
  const list = `/content-manager/collection-types/${articleType}?${query}`;
  const answer = useAnswer<{ results: Article[] }>(slug && list);
  const found = answer?.results[0];
  // Without the right to read Beiträge there is no link.
  if (!isSignpost(model) || !document?.documentId || (slug && !answer) || !(found || mayCreate)) return null;
  const content = found ? (
    <>
      <Link to={entryPath(articleType, found.documentId)}>Beitrag öffnen, zu dem dieser Eintrag führt</Link>
      {found.Nicht_in_Aktuelles && (
        <Note>
          Wird dieser Eintrag gelöscht oder von der Website genommen, dann auch der Beitrag, wenn kein anderer
          zu ihm führt.
        </Note>
      )}
    </>
  ) : (
    <MakeArticle path={`eigene-seite/${model}/${documentId}`} />
  );
  return { title: "Ziel", content };
}

function MakeArticle({ path }: { path: string }) {
  const { loading, make } = useNewEntry();
  const isUnsaved = useForm("MakeArticle", (form) => form.modified);
  return (
    <>
      <Button type="button" disabled={loading || isUnsaved} onClick={() => make(path)}>
        Eigene Seite anlegen
      </Button>
      <Note>
        {isUnsaved
          ? "Bitte speichern Sie zuerst."
          : "Macht aus dem ganzen Text einen Beitrag, der nicht unter Aktuelles steht, und führt dorthin."}
      </Note>
    </>
  );
}
