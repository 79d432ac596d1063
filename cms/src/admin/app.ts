import { setDefaults } from "./browser-defaults";
import logo from "./logo.svg";

setDefaults(localStorage);

const german = {
  "Auth.form.welcome.title": "Willkommen im Dorfforum",
  "Auth.form.welcome.subtitle": "Melden Sie sich an, um Inhalte zu bearbeiten.",
  "app.components.LeftMenu.navbrand.title": "Dorfforum",
  "app.components.LeftMenu.navbrand.workplace": "Redaktion",
};

export default {
  config: {
    locales: ["de"],
    auth: { logo },
    menu: { logo },
    head: { title: "Dorfforum – Redaktion" },
    tutorials: false,
    notifications: { releases: false },
    translations: { de: german },
  },
};
