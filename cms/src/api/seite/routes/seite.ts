import { readRoutes } from "../../../access/read-routes";

export default readRoutes("api::seite.seite", "/seiten");
