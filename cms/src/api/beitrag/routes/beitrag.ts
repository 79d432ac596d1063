import { readRoutes } from "../../../access/read-routes";

export default readRoutes("api::beitrag.beitrag", "/beitraege");
