import { factories } from "@strapi/strapi";

export default factories.createCoreController("api::allgemeine-einstellung.allgemeine-einstellung");
