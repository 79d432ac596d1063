const entry = "/einsendungen/zugang/:code";

const route = (method: "GET" | "POST", path: string, action: string) => ({
  method,
  path,
  handler: `api::einsendung.einsendung.${action}`,
  config: {},
});

/** What visitors sent is read in the panel. Over this API it is created, and open to its sender by a secret code. */
export default {
  routes: [
    route("POST", "/einsendungen", "create"),
    route("GET", entry, "findByCode"),
    route("POST", entry, "correct"),
    route("POST", `${entry}/zuruecknahme`, "withdraw"),
  ],
};
