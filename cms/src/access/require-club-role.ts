import { rows } from "../database/rows";
import { refuse } from "../documents/problem";
import { type DocumentMiddleware, savedBy } from "../documents/saved";
import { clubRole } from "./own-organisations";

const accessType = "api::zugang.zugang";
type Person = { email: string; roles: { code: string }[] };

/** Refuses people of other roles in a Vereinszugang: the panel offers every account, and only clubs need one. */
export const requireClubRole: DocumentMiddleware = (strapi) => async (context, next) => {
  if (context.uid !== accessType || !savedBy(context)) return next();
  return strapi.db.transaction(async () => {
    const result = await next();
    const { documentId } = Object(result) as { documentId: string };
    const populate = { Personen: { populate: ["roles"] } };
    const access = await rows(strapi, accessType).findOne({ where: { documentId }, populate });
    const people = (access?.Personen ?? []) as unknown as Person[];
    const others = people.filter(({ roles }) => roles.every(({ code }) => code !== clubRole));
    refuse(
      others.map(({ email }) => ({
        path: ["Personen"],
        message: `${email} hat nicht die Rolle Verein und braucht keinen Vereinszugang.`,
      })),
    );
    return result;
  });
};
