import { readRoutes } from "../../../access/read-routes";

export default readRoutes("api::info.info", "/infos");
