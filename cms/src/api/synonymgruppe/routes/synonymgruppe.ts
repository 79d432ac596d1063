import { readRoutes } from "../../../access/read-routes";

export default readRoutes("api::synonymgruppe.synonymgruppe", "/synonymgruppen");
