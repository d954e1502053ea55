/** Records that stay as they were made have nothing that changes them. */
import {finding, type EntityRule} from '../types';

const CHANGING = ['x-workflow', 'x-toggle', 'x-toggles', 'x-sort', 'x-move', 'x-lines', 'x-due', 'x-approval'] as const;

export const append: EntityRule = ({schema}) => {
  const {writable, delete: deletion} = schema['x-entity'];
  if (writable !== 'append') return [];
  const changing = CHANGING.filter(keyword => keyword in schema).map(keyword =>
    finding(`/${keyword}`, 'Nobody changes these records.', 'Remove it, or let them be "writable".'),
  );
  const deleted =
    deletion === 'hard'
      ? []
      : [finding('/x-entity/delete', 'Nobody deletes these records.', 'Say "hard": nothing of them is restored.')];
  const imported = schema['x-io']?.import;
  const keyed =
    typeof imported === 'object' && (imported.key ?? []).length > 0
      ? [finding('/x-io/import/key', 'An import would change records that it finds again.', 'Import without a key.')]
      : [];
  return [...changing, ...deleted, ...keyed];
};
