export default {
  routes: [{ method: "POST", path: "/suchluecken", handler: "api::suchluecke.suchluecke.count", config: {} }],
};
