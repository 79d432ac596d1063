export const articleType = "api::beitrag.beitrag";
/** The types whose entries have no page but lead to one, with what stands in the field Ziel */
export const signpostTypes = ["api::angebot.angebot", "api::info.info"] as const;
export type SignpostType = (typeof signpostTypes)[number];

export const isSignpost = (uid: string): uid is SignpostType => signpostTypes.some((type) => type === uid);

export const articlePath = (slug: string) => `/beitrag/${slug}`;
export const articleSlug = (target: unknown) => /^\/beitrag\/([^/?#]+)$/.exec(String(target))?.[1];
