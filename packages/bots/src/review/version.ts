/** The version of a review's data; goes up when something in it changes its meaning. */
export const REVIEW_VERSION = 2;
