/** What is told of happens to the record, by steps and properties there are; who is told of it is there. */
import type {NotifyKeyword} from '../../vocabulary';
import {finding, type Checked, type EntityFile, type EntityRule, type Finding} from '../types';
import {checkReceivers} from './receivers';

const BLANKS = ['entity', 'name', 'state'];

function checkOccasion({entity}: EntityFile, {created, changed, steps}: NotifyKeyword, at: string): readonly Finding[] {
  if (!created && !changed && !steps)
    return [finding(at, 'Nothing has to happen for it.', 'Say "created", "changed" or "steps".')];
  const actions = entity.workflows.flatMap(({transitions}) => transitions.map(({action}) => action));
  return (steps ?? []).flatMap((step, index) =>
    actions.includes(step)
      ? []
      : [finding(`${at}/steps/${index}`, `"${step}" is no step of a workflow.`, 'Name an action of a transition.')],
  );
}

function checkWords({title, steps}: NotifyKeyword, at: string): readonly Finding[] {
  return Object.entries(title).flatMap(([language, words]) =>
    [...words.matchAll(/\{(\w+)\}/g)].flatMap(([, blank = '']) => {
      const place = `${at}/title/${language}`;
      if (!BLANKS.includes(blank))
        return [
          finding(
            place,
            `Nothing is filled in for "{${blank}}".`,
            `Use ${BLANKS.map(each => `{${each}}`).join(', ')}.`,
          ),
        ];
      return blank === 'state' && !steps
        ? [finding(place, 'Only a step leads to a state.', 'Say "steps", or leave {state} out.')]
        : [];
    }),
  );
}

function checkSays({entity}: EntityFile, {says}: NotifyKeyword, at: string): readonly Finding[] {
  if (says === undefined || entity.field[says]?.kind === 'string') return [];
  return [finding(`${at}/says`, `"${says}" is no text.`, 'Name a property that holds a text.')];
}

function checkEntry(file: EntityFile, checked: Checked, entry: NotifyKeyword, at: string): readonly Finding[] {
  return [
    ...checkOccasion(file, entry, at),
    ...entry.tell.flatMap((told, index) => checkReceivers(file, checked, told, `${at}/tell/${index}`)),
    ...checkWords(entry, at),
    ...checkSays(file, entry, at),
  ];
}

export const notify: EntityRule = (file, checked) => {
  const entries = file.schema['x-notify'] ?? [];
  return entries.flatMap((entry, index) => [
    ...checkEntry(file, checked, entry, `/x-notify/${index}`),
    ...(entries.findIndex(({id}) => id === entry.id) < index
      ? [finding(`/x-notify/${index}/id`, `"${entry.id}" is there twice.`, 'Give each entry an id of its own.')]
      : []),
  ]);
};
