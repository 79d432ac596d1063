export default {
  routes: [
    {
      method: "GET",
      path: "/warteschlangen",
      handler: "api::warteschlangen.warteschlangen.find",
      config: {},
    },
  ],
};
