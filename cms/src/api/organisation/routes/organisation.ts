import { readRoutes } from "../../../access/read-routes";

export default readRoutes("api::organisation.organisation", "/organisationen");
