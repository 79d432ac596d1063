import { route } from "../../../access/read-routes";

const uid = "api::allgemeine-einstellung.allgemeine-einstellung";

export default { routes: [route(uid, "find", "/allgemeine-einstellung")] };
