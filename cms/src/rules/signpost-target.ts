import { articlePath } from "@dorfforum/shared/urls/site-paths";

export const articleType = "api::beitrag.beitrag";
/** The types whose entries have no page but lead to one, with what stands in the field Ziel */
export const signpostTypes = ["api::angebot.angebot", "api::info.info"] as const;
export type SignpostType = (typeof signpostTypes)[number];

export const isSignpost = (uid: string): uid is SignpostType => signpostTypes.some((type) => type === uid);

const articleAddress = new RegExp(`^${articlePath("")}([^/?#]+)$`);
export const articleSlug = (target: unknown) => articleAddress.exec(String(target))?.[1];
