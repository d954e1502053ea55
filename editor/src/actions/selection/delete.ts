import {removeObjects} from '../../document/side';
import {canChange, type Action} from '../action';

/** Removes what is selected; the start panel returns (ED-134, ED-135, ED-247). */
export const deleteSelection: Action = {
  id: 'delete',
  label: 'action.delete',
  shortcuts: ['Delete', 'Backspace'],
  isEnabled: canChange,
  run: ({editor}) => editor.change(side => removeObjects(side, editor.state.selection)),
};
