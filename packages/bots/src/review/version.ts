/** Of what a review holds; rises when something in it changes its meaning. */
export const REVIEW_VERSION = 4;
