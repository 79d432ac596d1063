import { readRoutes } from "../../../access/read-routes";

export default readRoutes("api::kategorie.kategorie", "/kategorien");
