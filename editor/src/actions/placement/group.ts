import {insertObjects, objectsOf, removeObjects} from '../../document/side';
import {groupOf, releaseMembers} from '../../objects/group/geometry';
import {canChange, type Action} from '../action';

/** Makes one group of the selection; refused while it holds a group already (ED-289). */
export const group: Action = {
  id: 'group',
  label: 'action.group',
  shortcuts: ['Mod+G'],
  isEnabled: context =>
    canChange(context) &&
    context.editor.selected.length > 1 &&
    context.editor.selected.every(object => object.kind !== 'group'),
  run: ({editor}) => {
    const chosen = objectsOf(editor.side).filter(object => editor.state.selection.includes(object.id));
    const top = chosen.at(-1);
    if (!top) return;
    const made = groupOf(editor.ports.newId(), chosen);
    const index = editor.side.order.indexOf(top.id) - (chosen.length - 1);
    editor.change(side =>
      insertObjects(
        removeObjects(
          side,
          chosen.map(object => object.id),
        ),
        [made],
        index,
      ),
    );
    editor.select([made.id]);
  },
};

/** Dissolves the selected groups; nothing moves, and the freed objects get new ids (ED-290). */
export const ungroup: Action = {
  id: 'ungroup',
  label: 'action.ungroup',
  shortcuts: ['Mod+Shift+G'],
  isEnabled: context => canChange(context) && context.editor.selected.some(object => object.kind === 'group'),
  run: ({editor}) => {
    const freed: string[] = [];
    editor.change(before =>
      editor.selected.reduce((side, object) => {
        if (object.kind !== 'group') return side;
        const members = releaseMembers(object, editor.ports.newId);
        freed.push(...members.map(member => member.id));
        return insertObjects(removeObjects(side, [object.id]), members, side.order.indexOf(object.id));
      }, before),
    );
    editor.select(freed);
  },
};
