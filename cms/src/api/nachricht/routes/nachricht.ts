/** Visitors' content comes in and never goes out this way; editors read it in the admin panel. */
export default {
  routes: [{ method: "POST", path: "/nachrichten", handler: "api::nachricht.nachricht.create", config: {} }],
};
