import { submissions } from "./controllers/submissions";
import { tables } from "./controllers/tables";
import { canAccessSubmission } from "./policies/can-access-submission";
import { canCreateDrafts } from "./policies/can-create-drafts";
import { routes } from "./routes";

/** What editors need beyond Strapi's own panel for what visitors send. */
export default {
  controllers: { submissions, tables },
  policies: { "can-access-submission": canAccessSubmission, "can-create-drafts": canCreateDrafts },
  routes,
};
