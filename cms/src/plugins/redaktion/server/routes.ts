const route = (
  method: "GET" | "POST",
  path: string,
  handler: string,
  policies: object[] | string[] = [],
) => ({
  method,
  path,
  handler,
  config: { policies: ["admin::isAuthenticatedAdmin", ...policies] },
});

/** Requires `action` on the Einsendung whose `field` equals the path parameter `param`. */
const access = (action: "read" | "update", field: string, param: string) => ({
  name: "plugin::redaktion.can-access-submission",
  config: { action, field, param },
});

export const routes = {
  admin: {
    type: "admin",
    prefix: "/redaktion",
    routes: [
      route("POST", "/einsendungen/:documentId/entwurf", "submissions.createDraft", [
        access("update", "documentId", "documentId"),
        { name: "plugin::redaktion.can-create-drafts" },
      ]),
      route("GET", "/einsendungen/:reference/bild", "submissions.picture", [
        access("read", "Vorgangsnummer", "reference"),
      ]),
      route("GET", "/entwuerfe/:documentId/einsendung", "submissions.origin", [
        access("read", "Entwurf", "documentId"),
      ]),
      route("GET", "/tabellen/:inbox", "tables.download"),
    ],
  },
};
