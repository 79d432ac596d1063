import { useAPIErrorHandler, useFetchClient, useNotification } from "@strapi/strapi/admin";
import { useState } from "react";
import { createPath, useHref } from "react-router-dom";
import { entryPath, type Opened, SUBMISSIONS } from "./types";

type Draft = { data: { type: string; documentId: string } };

/** The button at an Einsendung that makes its draft, or opens the one that there is. */
export function MakeDraft({ model, document, documentId }: Opened) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { formatAPIError } = useAPIErrorHandler();
  const [loading, setLoading] = useState(false);
  const admin = useHref(createPath({ pathname: "/" })).replace(/\/$/, "");
  if (model !== SUBMISSIONS || !document || document.Art === "hilfe") return null;

  const open = async () => {
    setLoading(true);
    try {
      const { data } = await post<Draft>(`/redaktion/einsendungen/${documentId}/entwurf`);
      // A fresh page: the panel would otherwise show the Einsendung's old status on the way back, and save it.
      window.location.assign(admin + entryPath(data.data.type, data.data.documentId));
    } catch (error) {
      setLoading(false);
      toggleNotification({ type: "danger", message: formatAPIError(error as never) });
    }
  };

  return {
    label: document.Entwurf ? "Entwurf öffnen" : "Entwurf anlegen",
    position: "panel" as const,
    variant: "secondary" as const,
    loading,
    onClick: open,
  };
}
