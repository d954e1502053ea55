/** `POST /newTask/designerGroup/addBacker`: one more who helps a group out (CO-679). */
import {requiredId} from '../../../acts/input';
import type {Act} from '../../../context';
import {get} from '../../../read';
import {numbersOf} from '../../../record-values';
import {transaction, update} from '../../../write';

/** The group as it is then; whoever is a backer already stays one. */
export const addBacker: Act<'addBacker'> = {
  name: 'addBacker',
  run: (context, input) =>
    transaction(context, async tx => {
      const id = requiredId(tx, input, 'groupId');
      const userId = requiredId(tx, input, 'userId');
      const group = await get(tx, 'designer-group', id);
      const backerIds = [...new Set([...numbersOf(group, 'backerIds'), userId])];
      return update(tx, 'designer-group', id, {backerIds});
    }),
};
