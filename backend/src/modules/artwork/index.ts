/** Drawings of orders: what schemas and calls of the module name. */
import type {ModuleRegistration} from '../../acts/registry';
import {keepDrawing, uploadDrawing} from './add-drawing';
import {keepArtworkWhileLocked, keepLockedArtwork} from './hooks/locked-artwork';
import {numberDrawing} from './hooks/number-drawing';
import {requireConfirmedDrawings} from './hooks/require-confirmed';
import {listAnsweredDrawings, listOwnDrawings} from './list-drawings';
import {readArtworkParameters} from './read-parameters';

export const module: ModuleRegistration = {
  acts: [uploadDrawing, keepDrawing, listOwnDrawings, listAnsweredDrawings, readArtworkParameters],
  beforeValidate: [numberDrawing, keepLockedArtwork],
  inTransaction: [requireConfirmedDrawings, keepArtworkWhileLocked],
};
