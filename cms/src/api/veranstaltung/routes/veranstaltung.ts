import { readRoutes } from "../../../access/read-routes";

export default readRoutes("api::veranstaltung.veranstaltung", "/veranstaltungen");
