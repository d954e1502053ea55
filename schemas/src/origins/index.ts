/** Records that are made from others (`x-from`). */
export {pathsRead, takeGiven, type TakenGiven} from './given';
export {originLines, type OriginLines} from './lines';
export {fieldAt, withPaths} from './paths';
