import { factories } from "@strapi/strapi";

export default factories.createCoreService("api::allgemeine-einstellung.allgemeine-einstellung");
