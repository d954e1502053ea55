/** A link shows a paper that customers may have, reads what is no secret, and takes steps that there are. */
import {askedBy} from '../../model/workflow';
import {finding, type EntityRule} from '../types';

const SHOWN: ReadonlySet<string> = new Set(['public', 'internal', 'personal']);

export const accessLink: EntityRule = ({entity}, {papers}) => {
  const keyword = entity.accessLink;
  if (!keyword) return [];
  const {properties, actions = [], paper} = keyword;
  const unread = properties.flatMap((name, index) =>
    SHOWN.has(entity.field[name]?.sensitivity ?? '') && !entity.field[name]?.isDue
      ? []
      : [
          finding(
            `/x-access-link/properties/${index}`,
            `"${name}" is no property that customers may read.`,
            'Name one that is neither confidential nor secret, nor a limit of the house (x-due).',
          ),
        ],
  );
  const steps = entity.workflows.flatMap(({transitions}) => transitions);
  const untaken = actions.flatMap((action, index) => {
    const at = `/x-access-link/actions/${index}`;
    const step = steps.find(each => each.action === action);
    if (!step) return [finding(at, `"${action}" is no step of a workflow.`, 'Name the action of a transition.')];
    return askedBy(step)
      .filter(name => !properties.includes(name))
      .map(name => finding(at, `It asks for "${name}", which the link does not read.`, 'Add it to the properties.'));
  });
  const known = papers.some(
    ({content: {$id: key, entity: of, audience}}) => key === paper && of === entity.key && audience === 'customer',
  );
  const unshown = known
    ? []
    : [finding('/x-access-link/paper', `There is no paper "${paper}" of this for customers.`, 'Correct its key.')];
  return [...unread, ...untaken, ...unshown];
};
