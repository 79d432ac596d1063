import { defineSignposts, type Signpost } from "./signposts";

export type Offer = Signpost;

const signposts = defineSignposts({ model: "angebot", plural: "angebote", pictures: true });

export const offers = signposts.collection;

/** @throws CmsRequestError without a copy */
export const getOffer = signposts.getOne;

/** The most recently changed first. @throws CmsRequestError without a copy */
export const getOffers = signposts.getAll;
