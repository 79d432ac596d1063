import { canAccessSubmission, canCreateDrafts } from "./policies";

const route = (method: "GET" | "POST", path: string, handler: string, ...policies: unknown[]) => ({
  method,
  path,
  handler,
  config: { policies: ["admin::isAuthenticatedAdmin", ...policies] },
});

export const routes = {
  admin: {
    type: "admin",
    prefix: "/redaktion",
    routes: [
      route(
        "POST",
        "/einsendungen/:documentId/entwurf",
        "submissions.createDraft",
        canAccessSubmission("update", "documentId", "documentId"),
        canCreateDrafts,
      ),
      route(
        "GET",
        "/einsendungen/:reference/bild",
        "submissions.picture",
        canAccessSubmission("read", "Vorgangsnummer", "reference"),
      ),
      route(
        "GET",
        "/entwuerfe/:documentId/einsendung",
        "submissions.origin",
        canAccessSubmission("read", "Entwurf", "documentId"),
      ),
      route("GET", "/tabellen/:inbox", "tables.download"),
    ],
  },
};
