const route = (path: string, action: string) => ({
  method: "POST",
  path,
  handler: `api::geraet.geraet.${action}`,
  config: {},
});

/** All by POST, so that no address and no code of a device is in a path, which logs hold. */
export default {
  routes: [
    route("/geraete", "order"),
    route("/geraete/bestaetigt", "confirm"),
    route("/geraete/erneuert", "renew"),
    route("/geraete/stand", "find"),
    route("/geraete/beenden", "leave"),
  ],
};
