import { canAccessSubmission, canCreateDrafts } from "./policies";

const route = (method: "GET" | "POST", path: string, handler: string, ...policies: { name: string }[]) => ({
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
        canAccessSubmission({ action: "update", field: "documentId", param: "documentId" }),
        canCreateDrafts,
      ),
      route(
        "GET",
        "/einsendungen/:reference/bild",
        "submissions.picture",
        canAccessSubmission({ action: "read", field: "Vorgangsnummer", param: "reference" }),
      ),
      route(
        "GET",
        "/entwuerfe/:documentId/einsendung",
        "submissions.origin",
        canAccessSubmission({ action: "read", field: "Entwurf", param: "documentId" }),
      ),
      route("GET", "/tabellen/:inbox", "tables.download"),
    ],
  },
};
