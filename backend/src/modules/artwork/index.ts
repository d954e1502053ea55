/** Drawings of orders: what schemas and calls of the module name. */
import type {ModuleRegistration} from '../../acts/registry';
import {keepDrawing, uploadDrawing} from './add-drawing';
import {captureConfirmed} from './hooks/capture-confirmed';
import {keepArtworkWhileLocked, keepLockedArtwork} from './hooks/locked-artwork';
import {numberDrawing} from './hooks/number-drawing';
import {replaceEarlier} from './hooks/replace-earlier';
import {requireConfirmedDrawings} from './hooks/require-confirmed';
import {keepSeenArtwork} from './hooks/seen-artwork';
import {listAnsweredDrawings, listOwnDrawings} from './list-drawings';
import {readArtworkParameters} from './read-parameters';

export const module: ModuleRegistration = {
  acts: [uploadDrawing, keepDrawing, listOwnDrawings, listAnsweredDrawings, readArtworkParameters],
  beforeValidate: [numberDrawing, keepLockedArtwork, keepSeenArtwork, captureConfirmed],
  inTransaction: [requireConfirmedDrawings, keepArtworkWhileLocked, replaceEarlier],
};
