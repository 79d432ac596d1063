const route = (method: "GET" | "POST", action: string) => ({
  method,
  path: "/nachfragen/:code",
  handler: `api::nachfrage.nachfrage.${action}`,
  config: {},
});

/** Open to whoever has the secret code of the mail. Reading changes nothing, for mail scanners follow links. */
export default { routes: [route("GET", "findByCode"), route("POST", "confirm")] };
