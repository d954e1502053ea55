/** Puts the editor together with canvas, server and browser. */
import type {Services} from '../actions/action';
import {Api} from '../api/api';
import {dropToken, keepToken, readToken} from '../api/session';
import {randomId} from '../document/ids';
import {pictureOfMeant} from '../import/exact';
import {importPicture, pictureSize} from '../import/picture';
import {recolourPicture} from '../pixels/recolour-picture';
import {browserDrafts} from '../draft/indexed-db';
import {Hand} from '../interaction/hand';
import {Assets} from '../objects/image/assets';
import {loadFont, previewFont} from '../scene/fonts';
import {Minimaps} from '../scene/minimaps';
import {coloursOf, pictureOf, prepare} from '../scene/services';
import {measure} from '../scene/views';
import {Editor} from '../store/editor';
import {followMinimaps} from '../store/positions';
import type {Workbench} from '../ui/editor-context';
import {browser} from './browser';

function later(work: () => void, milliseconds: number): () => void {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
}

export function createWorkbench(): Workbench {
  const assets = new Assets();
  const editor = new Editor({measure, newId: randomId, later});
  const api = new Api({
    fetch: (...request) => fetch(...request),
    token: caller => readToken(document, caller),
    language: () => document.documentElement.lang,
    expired: caller => {
      dropToken(document, caller);
      editor.set(caller === 'member' ? {member: null} : {staff: null});
    },
  });
  const minimaps = new Minimaps(assets);
  followMinimaps(editor, (...side) => minimaps.draw(...side));
  const services: Services = {
    api,
    browser,
    drafts: browserDrafts(),
    origin: location.origin,
    importPicture,
    pictureSize,
    recoloured: recolourPicture,
    pictureOfMeant,
    prepare: design => prepare(design, assets),
    standIn: (url, smaller, width) => assets.standIn(url, smaller, width),
    prepareFont: loadFont,
    previewFont,
    coloursOf: src => coloursOf(src, assets),
    picture: (design, product) => pictureOf(design, product, assets),
    dropSession: () => dropToken(document, 'member'),
    keepSession: token => keepToken(document, 'member', token, location.protocol === 'https:'),
  };
  return {editor, services, clipboard: {objects: []}, hand: new Hand(editor), assets};
}

/** Finds out who is signed in; nobody when the session is over. */
export async function restoreMember({editor, services}: Workbench): Promise<void> {
  if (readToken(document, 'member') === undefined) return;
  try {
    editor.set({member: await services.api.account.member()});
  } catch {
    return;
  }
}

/** Finds out whether somebody of the staff is here; without a session of the console nobody is. */
export async function restoreStaff({editor, services}: Workbench): Promise<void> {
  if (readToken(document, 'staff') === undefined) return;
  try {
    editor.set({staff: await services.api.staff.me()});
  } catch {
    return;
  }
}
