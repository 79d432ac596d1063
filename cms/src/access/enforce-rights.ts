import type { Core, Struct, UID } from "@strapi/strapi";
import { refuse } from "../documents/problem";
import type { DocumentMiddleware } from "../documents/saved";
import type { Rights } from "../strapi-internals";
import { eventType, organisationsOf, organiserField } from "./own-organisations";
import { conditionFields, isShownInPanel, refusal, rightsOf } from "./rights";

const rightByAction: Record<string, keyof Rights["can"]> = {
  create: "create",
  clone: "create",
  update: "update",
  discardDraft: "discard",
  delete: "delete",
  publish: "publish",
  unpublish: "unpublish",
};
const noRight = "Dafür fehlt Ihnen das Recht. Bitte wenden Sie sich an die Redaktion.";
const actionsWithResult = ["create", "clone", "update", "discardDraft"];

type Version = { documentId: string; publishedAt?: unknown };
type Params = { documentId?: string; data?: Record<string, unknown> };

/**
 * Requires the rights of a panel user for what is written in their name, with the conditions of these rights. Strapi
 * ignores conditions when it creates or clones, and never looks at the result of an update. Who may not publish cannot take
 * an entry off the site either.
 */
export const enforceRights: DocumentMiddleware = (strapi) => async (context, next) => {
  const { action, contentType } = context;
  const uid = context.uid as UID.ContentType;
  const right = rightByAction[action];
  const rights = right && isShownInPanel(contentType) ? rightsOf(strapi, uid) : undefined;
  if (!right || !rights) return next();

  const params = context.params as Params;
  const stored = params.documentId ? await versionsOf(strapi, uid, params.documentId) : [];
  const edited = editedOf(stored);
  const isAllowed =
    action === "clone" ? rights.can.create() && rights.can.read(edited) : rights.can[right](edited);
  if (!isAllowed) throw refusal(noRight);
  if (action === "delete" && isPublished(contentType, stored) && !rights.can.publish())
    throw refusal(
      "Was veröffentlicht ist, löscht die Redaktion. Fällt ein Termin aus, ändern Sie bitte seinen Terminstatus.",
    );
  if (!actionsWithResult.includes(action) || !rights.requiresEntity[right]()) return next();

  if (action === "create" && uid === eventType) await chooseOrganiser(strapi, rights, params.data);
  return strapi.db.transaction(async () => {
    const result = await next();
    const { documentId = params.documentId } = Object(result) as Partial<Version>;
    const saved = documentId ? await versionsOf(strapi, uid, documentId) : [];
    if (!rights.can[right](editedOf(saved))) await refuseResult(strapi, uid);
    return result;
  });
};

/** Draft and published version of a document, with what conditions read. */
const versionsOf = (strapi: Core.Strapi, uid: UID.ContentType, documentId: string): Promise<Version[]> =>
  strapi.db.query(uid).findMany({ where: { documentId }, populate: conditionFields(strapi, uid) });

/** The version that editors work on; types without drafts have one version. */
const editedOf = (versions: Version[]) => versions.find(({ publishedAt }) => !publishedAt) ?? versions[0];

const isPublished = ({ options }: Struct.ContentTypeSchema, versions: Version[]): boolean =>
  options?.draftAndPublish === true && versions.some(({ publishedAt }) => publishedAt);

/** Fills in the organiser of a new event for users who may enter events of one organisation only. */
async function chooseOrganiser(
  strapi: Core.Strapi,
  rights: Rights,
  data: Params["data"] = {},
): Promise<void> {
  if (!isEmptyRelation(data[organiserField]) || rights.can.create({ [organiserField]: null })) return;
  const userId = strapi.requestContext.get()?.state.user.id;
  const [documentId, ...others] = await organisationsOf(strapi, userId);
  if (documentId && others.length === 0) data[organiserField] = { set: [{ documentId }] };
}

/** Whether a relation comes without an entry: the panel sends `{ connect: [], disconnect: [] }`. */
const isEmptyRelation = (value: unknown): boolean =>
  !value ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === "object" && !("documentId" in value) && Object.values(value).every(isEmptyRelation));

async function refuseResult(strapi: Core.Strapi, uid: string): Promise<never> {
  const own = await organisationsOf(strapi, strapi.requestContext.get()?.state.user.id);
  const message =
    own.length > 0
      ? "Wählen Sie eine Organisation, für die Sie Termine eintragen."
      : "Ihr Konto ist noch keinem Verein zugeordnet. Bitte wenden Sie sich an die Verwaltung des Dorfforums.";
  if (uid === eventType) refuse([{ path: [organiserField], message }]);
  throw refusal(noRight);
}
