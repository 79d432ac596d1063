import { defineSignposts, type Signpost, StrapiIllustratedSignpost } from "./signposts";

export type Offer = Signpost;

const signposts = defineSignposts({
  model: "angebot",
  plural: "angebote",
  schema: StrapiIllustratedSignpost,
});

export const offers = signposts.collection;

/** @throws CmsRequestError without a copy */
export const getOffer = signposts.getOne;

/** The most recently changed first. @throws CmsRequestError without a copy */
export const getOffers = signposts.getAll;
