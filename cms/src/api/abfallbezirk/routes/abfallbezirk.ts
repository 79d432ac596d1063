import { readRoutes } from "../../../access/read-routes";

export default readRoutes("api::abfallbezirk.abfallbezirk", "/abfallbezirke");
