import type {ObjectFormat} from '../../document/format';
import type {GroupObject} from '../../document/types';

export const groupFormat: ObjectFormat<GroupObject> = {
  kind: 'group',
  // A selection that was saved while it was open.
  types: ['group', 'activeselection'],
  read(fields, common, context) {
    const objects = context.readMembers(fields.raw('objects'));
    return objects.length === 0 ? undefined : {...common, kind: 'group', objects};
  },
  write: (object, writeMembers) => ({type: 'group', objects: writeMembers(object.objects)}),
};
