export default {
  routes: [
    {
      method: "POST",
      path: "/rueckmeldungen",
      handler: "api::rueckmeldung.rueckmeldung.receive",
      config: {},
    },
  ],
};
