import { defineSignposts } from "./signposts";

const signposts = defineSignposts({ model: "info", plural: "infos", pictures: false });

export const infos = signposts.collection;

/** @throws CmsRequestError without a copy */
export const getInfo = signposts.getOne;
