/** Keys of a list's filter that are no property. */
export const DELETED = '_deleted';
export const SEARCH = 'q';
/** Names of the switches of the list (`switches` of its view) that are on. */
export const SWITCHED = '_switched';
/** In the query of a list's address: the id of the record that is looked at beside it. */
export const PREVIEW = 'preview';

/** Names, in a filter, the figure whose records are shown: for people, no part of what is asked. */
export const FIGURE = '_figure';
