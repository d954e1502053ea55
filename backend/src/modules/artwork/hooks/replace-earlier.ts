/** Of the versions of a drawing that customers see, the newest alone is answered: the others are replaced by it. */
import {DRAWING} from '@emblem/schemas/values';
import {asTrusted} from '../../../context/trusted';
import type {Context, InTransactionHook} from '../../../context';
import {findAll} from '../../../read';
import type {WireRecord} from '../../../values';
import {update} from '../../../write';
import {sameDrawing} from '../revisions';

/** What says which version a drawing is, and whether customers see it. */
const DECISIVE: readonly string[] = ['orderProductId', 'name', 'revision', 'isTemporary'];

async function settle(context: Context, drawing: WireRecord): Promise<void> {
  const system = asTrusted(context);
  const shown = {all: [sameDrawing(drawing), {eq: ['isTemporary', DRAWING.isTemporary.no]}]} as const;
  const [newest, ...earlier] = await findAll(system, 'drawing', shown, [{field: 'revision', descending: true}]);
  if (newest && newest.replacedAt !== null) await update(system, 'drawing', newest.id, {replacedAt: null});
  for (const {id, replacedAt} of earlier)
    if (replacedAt === null) await update(system, 'drawing', id, {replacedAt: context.now});
}

export const replaceEarlier: InTransactionHook = {
  name: 'replaceEarlier',
  async inTransaction(context, _entity, after, before) {
    if (after && before && DECISIVE.every(name => after[name] === before[name])) return;
    if (before) await settle(context, before);
    if (after) await settle(context, after);
  },
};
