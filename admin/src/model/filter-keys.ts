/** Keys of a list's filter that are no property. */
export const DELETED = '_deleted';
export const SEARCH = 'q';
/** In the query of a list's address: the id of the record that is looked at beside it. */
export const PREVIEW = 'preview';
