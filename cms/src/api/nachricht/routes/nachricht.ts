/** Create only: what visitors sent is read in the panel, never over this API. */
export default {
  routes: [{ method: "POST", path: "/nachrichten", handler: "api::nachricht.nachricht.create", config: {} }],
};
