/** Keys of a list's filter that are no property. */
export const DELETED = '_deleted';
export const SEARCH = 'q';
