/** Keys of a list's filter that are no property. */
export const DELETED = '_deleted';
export const SEARCH = 'q';
/** Names of the switches of the list (`switches` of its view) that are on. */
export const SWITCHED = '_switched';
/** In the query of a list's address: the id of the record that is looked at beside it. */
export const PREVIEW = 'preview';

/** Names, in a filter, the figure whose records are shown: for people, no part of what is asked. */
export const FIGURE = '_figure';

/** Names the condition in a filter that stands as a predicate. */
export const WHERE = '_where';

/**
 * Names the condition that the page adds to what the user filters by: the platforms chosen in the navbar, the payment
 * of an address.
 */
export const FIXED = '_fixed';
