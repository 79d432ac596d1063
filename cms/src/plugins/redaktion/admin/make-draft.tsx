import { isFetchError, useAPIErrorHandler, useFetchClient, useNotification } from "@strapi/strapi/admin";
import { useState } from "react";
import { createPath, useHref } from "react-router-dom";
import { draftTypeOf, submissionType } from "../submission-types";
import { entryPath, type OpenEntry } from "./open-entry";

type Draft = { data: { type: string; documentId: string } };

/** The button beside an Einsendung that makes its draft or opens the existing one. */
export function MakeDraft({ model, document, documentId }: OpenEntry) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { formatAPIError } = useAPIErrorHandler();
  const [loading, setLoading] = useState(false);
  const admin = useHref(createPath({ pathname: "/" })).replace(/\/$/, "");
  if (model !== submissionType || !document || !draftTypeOf(document.Art)) return null;

  const openDraft = async () => {
    setLoading(true);
    try {
      const { data } = await post<Draft>(`/redaktion/einsendungen/${documentId}/entwurf`);
      // Reloads the panel: it would otherwise show and save the Einsendung's old status on the way back.
      window.location.assign(admin + entryPath(data.data.type, data.data.documentId));
    } catch (error) {
      setLoading(false);
      if (!isFetchError(error)) throw error;
      toggleNotification({ type: "danger", message: formatAPIError(error) });
    }
  };

  return {
    label: document.Entwurf ? "Entwurf öffnen" : "Entwurf anlegen",
    position: "panel" as const,
    variant: "secondary" as const,
    loading,
    onClick: openDraft,
  };
}
