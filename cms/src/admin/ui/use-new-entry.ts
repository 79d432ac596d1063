import { createPath, useHref } from "react-router-dom";
import { entryPath } from "./open-entry";
import { useRequest } from "./use-request";

type Made = { data: { type: string; documentId: string } };

/** `make` posts to a route of the plug-in that makes an entry or finds it, and opens that. */
export function useNewEntry() {
  const { isSending, send } = useRequest();
  const admin = useHref(createPath({ pathname: "/" })).replace(/\/$/, "");
  const make = (path: string) =>
    send(
      ({ post }) => post<Made>(`/redaktion/${path}`),
      ({ data: { data } }) => window.location.assign(admin + entryPath(data.type, data.documentId)),
    );
  return { loading: isSending, make };
}
