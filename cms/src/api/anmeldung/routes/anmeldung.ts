const route = (method: "GET" | "POST", path: string, action: string) => ({
  method,
  path,
  handler: `api::anmeldung.anmeldung.${action}`,
  config: {},
});

const entry = "/anmeldungen/zugang/:code";

/** Who registered is read in the panel. Over this API one registers, and opens one's own by a secret code. */
export default {
  routes: [
    route("POST", "/anmeldungen", "create"),
    route("GET", "/anmeldungen/frei/:documentId", "free"),
    route("GET", entry, "findByCode"),
    route("POST", entry, "act"),
  ],
};
