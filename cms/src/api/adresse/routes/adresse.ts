import { readRoutes } from "../../../access/read-routes";

export default readRoutes("api::adresse.adresse", "/adressen");
