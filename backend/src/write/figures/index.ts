export {lockParents, lockWithParents} from './lock-parents';
export {ownFigures, refuseFaults} from './own';
export {refresh, type Change} from './refresh';
export {gatherFigures, spreadFigures} from './spread';
