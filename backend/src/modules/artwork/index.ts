/** Drawings of orders: what schemas and calls of the module name. */
import type {ModuleRegistration} from '../../acts/registry';
import {keepDrawing, uploadDrawing} from './add-drawing';
import {listEmailArtwork} from './email-artwork';
import {captureConfirmed} from './hooks/capture-confirmed';
import {keepArtworkWhileLocked, keepLockedArtwork} from './hooks/locked-artwork';
import {numberDrawing} from './hooks/number-drawing';
import {replaceEarlier} from './hooks/replace-earlier';
import {requireConfirmedDrawings} from './hooks/require-confirmed';
import {keepSeenArtwork} from './hooks/seen-artwork';
import {updateProductionArtwork} from './production-artwork';
import {addBacker} from './tasks/add-backer';
import {allocateByRules} from './tasks/allocate';
import {answerVersions, taskFollows, versionOfTask} from './tasks/drawings';
import {groupCanTake, measureTask, noteTimeliness, signScore} from './tasks/hand-out';
import {orderFollows} from './tasks/order-follows';
import {splitOrder} from './tasks/split-order';
import {countMinutes, endTime, startTime} from './tasks/times';
import {listAnsweredDrawings, listOwnDrawings} from './list-drawings';
import {readArtworkParameters} from './read-parameters';

export const module: ModuleRegistration = {
  acts: [
    uploadDrawing,
    keepDrawing,
    listOwnDrawings,
    listAnsweredDrawings,
    readArtworkParameters,
    addBacker,
    allocateByRules,
    splitOrder,
    listEmailArtwork,
    updateProductionArtwork,
  ],
  beforeValidate: [
    numberDrawing,
    keepLockedArtwork,
    keepSeenArtwork,
    captureConfirmed,
    versionOfTask,
    measureTask,
    signScore,
    groupCanTake,
    countMinutes,
  ],
  inTransaction: [requireConfirmedDrawings, keepArtworkWhileLocked, replaceEarlier, taskFollows],
  effects: [startTime, endTime, answerVersions, orderFollows, noteTimeliness],
};
