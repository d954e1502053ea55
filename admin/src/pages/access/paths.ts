/** Where the pages of rights administration stand. */
export const MATRIX = '/set/authorityManage';
export const EFFECTIVE = '/set/effectiveRights';
export const DIFFERENCES = '/set/roleDifferences';
