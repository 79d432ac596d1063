export default {
  routes: [{ method: "GET", path: "/aenderungen", handler: "api::aenderungen.aenderungen.find", config: {} }],
};
