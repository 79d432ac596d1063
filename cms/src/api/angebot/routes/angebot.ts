import { readRoutes } from "../../../access/read-routes";

export default readRoutes("api::angebot.angebot", "/angebote");
