import { readRoutes } from "../../../access/read-routes";

export default readRoutes("api::ort.ort", "/orte");
