import { useFetchClient } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { draftTypes } from "../submission-types";
import { entryPath, type OpenEntry } from "./open-entry";

/** Beside an Angebot that leads to a Beitrag of this site: the way to it, drafts included. */
export function TargetArticlePanel({ model, document }: OpenEntry) {
  const article = useArticle(model === draftTypes.angebot ? String(document?.Ziel ?? "") : "");
  if (!article) return null;
  return {
    title: "Ziel",
    content: (
      <Link to={entryPath(draftTypes.beitrag, article)}>Beitrag öffnen, zu dem dieses Angebot führt</Link>
    ),
  };
}

/** The documentId of the Beitrag at the path of a Ziel */
function useArticle(target: string): string | undefined {
  const { get } = useFetchClient();
  const [article, setArticle] = useState<string>();
  const slug = /^\/beitrag\/([^/?#]+)$/.exec(target)?.[1];
  useEffect(() => {
    setArticle(undefined);
    if (!slug) return;
    const query = `filters[Slug][$eq]=${encodeURIComponent(slug)}`;
    get<{ results: { documentId: string }[] }>(
      `/content-manager/collection-types/${draftTypes.beitrag}?${query}`,
    ).then(
      ({ data }) => setArticle(data.results[0]?.documentId),
      // Without the right to read Beiträge there is no link.
      () => setArticle(undefined),
    );
  }, [get, slug]);
  return article;
}
