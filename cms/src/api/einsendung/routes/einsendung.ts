/** Create only: what visitors sent is read in the panel, never over this API. */
export default {
  routes: [
    { method: "POST", path: "/einsendungen", handler: "api::einsendung.einsendung.create", config: {} },
  ],
};
