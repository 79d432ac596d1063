import { factories } from "@strapi/strapi";

export default factories.createCoreRouter("api::allgemeine-einstellung.allgemeine-einstellung");
