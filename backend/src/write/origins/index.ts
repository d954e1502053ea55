/** Records that are made from others (`x-from`). */
export {fillIn, type FromOrigin} from './fill-in';
export type {OriginKey} from './find-origin';
export {presentProposal, proposal, type Proposal} from './proposal';
