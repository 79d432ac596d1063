import { submissions } from "./controllers/submissions";
import { tables } from "./controllers/tables";
import { policies } from "./policies";
import { routes } from "./routes";

/** What editors need beyond Strapi's own panel for what visitors send. */
export default { controllers: { submissions, tables }, policies, routes };
