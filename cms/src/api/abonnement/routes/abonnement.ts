const route = (method: "GET" | "POST", path: string, action: string) => ({
  method,
  path,
  handler: `api::abonnement.abonnement.${action}`,
  config: {},
});

/** Open to whoever has the secret code of a mail. Reading changes nothing, for mail scanners follow links. */
export default {
  routes: [
    route("POST", "/abonnements", "order"),
    route("GET", "/abonnements/angebot", "offer"),
    route("GET", "/abonnements/:code", "findByCode"),
    route("POST", "/abonnements/:code", "act"),
  ],
};
