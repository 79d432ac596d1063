import { readRoutes } from "../../../access/read-routes";

export default readRoutes("api::mitteilung.mitteilung", "/mitteilungen");
