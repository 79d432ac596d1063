import { readRoutes } from "../../../access/read-routes";

export default readRoutes("api::nachbartermin.nachbartermin", "/nachbartermine");
