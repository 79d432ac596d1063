import { readRoutes } from "../../../access/read-routes";

export default readRoutes("api::glossarbegriff.glossarbegriff", "/glossarbegriffe");
