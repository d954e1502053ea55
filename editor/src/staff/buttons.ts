/** Which tools are offered to whom. */
import type {Action} from '../actions/action';
import {copyTemplate, pasteTemplate} from '../actions/template/copy-template';
import {openPrint} from '../actions/design/print';
import {saveTemplate} from '../actions/template/publish';
import {openSaveToUser} from '../actions/template/save-to-user';
import {cacheTemplate, isDraft, uploadTemplate} from '../actions/template/staff-template';
import {mayCache, maySave, mayPrint, maySaveToUser, mayUpload} from '../store/staff';
import type {EditorState} from '../store/state';
import type {IconName} from '../ui/icons';

export interface StaffButton {
  readonly action: Action;
  readonly icon: IconName;
  isOffered(state: EditorState): boolean;
}

/** A cached draft is uploaded, anything else is saved (ED-181, ED-182). */
export const BUTTONS: readonly StaffButton[] = [
  {action: cacheTemplate, icon: 'cache', isOffered: ({staff}) => mayCache(staff)},
  {action: uploadTemplate, icon: 'upload', isOffered: state => mayUpload(state.staff) && isDraft(state)},
  {action: saveTemplate, icon: 'save', isOffered: state => maySave(state.staff) && !isDraft(state)},
  {action: copyTemplate, icon: 'duplicate', isOffered: ({staff}) => mayCache(staff)},
  {action: pasteTemplate, icon: 'paste', isOffered: ({staff}) => mayCache(staff)},
  {action: openSaveToUser, icon: 'member', isOffered: state => maySaveToUser(state.staff) && !state.library},
  {action: openPrint, icon: 'print', isOffered: ({staff}) => mayPrint(staff)},
];

/** The ids of the buttons that this person is offered here. */
export const offeredButtons = (state: EditorState): readonly string[] =>
  BUTTONS.filter(button => button.isOffered(state)).map(({action}) => action.id);
