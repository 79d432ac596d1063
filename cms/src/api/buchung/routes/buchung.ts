const entry = "/buchungen/zugang/:code";

const route = (method: "GET" | "POST", path: string, action: string) => ({
  method,
  path,
  handler: `api::buchung.buchung.${action}`,
  config: {},
});

/** What visitors asked for is read in the panel. Over this API it is created, and open to its requester by a secret code. */
export default {
  routes: [
    route("POST", "/buchungen", "create"),
    route("GET", entry, "findByCode"),
    route("POST", `${entry}/zuruecknahme`, "withdraw"),
    route("POST", `${entry}/verlaengerung`, "renew"),
    route("GET", "/raumkalender/:code", "calendar"),
  ],
};
