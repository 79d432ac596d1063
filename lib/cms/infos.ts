import { defineSignposts, StrapiSignpost } from "./signposts";

const signposts = defineSignposts({ model: "info", plural: "infos", schema: StrapiSignpost });

export const infos = signposts.collection;

/** @throws CmsRequestError without a copy */
export const getInfo = signposts.getOne;
