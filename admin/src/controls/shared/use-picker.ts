/** What a picker of records has found, what is chosen of it, and the record that is being made in it. */
import {useEffect, useMemo, useState} from 'react';
import type {Entity, Predicate} from '@emblem/schemas';
import {useLatest} from '../../widgets/use-latest';
import {useMayMake} from './new-choice';
import {filterChoices, useChoices, useNames, type Choice} from './use-choices';
import {useDebouncedValue} from './use-debounced-value';

/** Stands for the record that is not there yet. */
export const NEW = 0;

const NOTHING_KNOWN: ReadonlyMap<number, string> = new Map();

export interface PickerOptions {
  readonly entity: Entity;
  readonly ids: readonly number[];
  readonly onChange: (ids: readonly number[]) => void;
  /** Names that came with the record. */
  readonly known?: ReadonlyMap<number, string>;
  readonly where?: Predicate;
  /** A record that is not there yet can be made here. */
  readonly creates?: boolean;
  /** Told when the records to choose from could not be fetched. */
  readonly onFetchFailed?: () => void;
}

function isSame(some: readonly Choice[], others: readonly Choice[]): boolean {
  return (
    some.length === others.length &&
    some.every(({id, label}, index) => others[index]?.id === id && others[index].label === label)
  );
}

/**
 * The same array for as long as the same is chosen: what has been typed goes whenever a field's value is another
 * object.
 */
function useSame(choices: Choice[]): Choice[] {
  const [kept, keep] = useState(choices);
  if (isSame(kept, choices)) return kept;
  keep(choices);
  return choices;
}

/** The record that could be made of what was typed, unless one of that name is there. */
function offerNew(choices: readonly Choice[], typed: string): readonly Choice[] {
  const name = typed.trim();
  const isThere = choices.some(({label}) => label.toLowerCase() === name.toLowerCase());
  return name === '' || isThere ? choices : [...choices, {id: NEW, label: name}];
}

/** What is typed while the picker is open, and what is found by it. */
function useFound({entity, where, creates = false, onFetchFailed}: PickerOptions, open: boolean) {
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(open ? typed : '');
  const {choices, isFetching, isError, remember} = useChoices(entity, {search, where, enabled: open});
  const mayMake = useMayMake(entity) && creates;
  const tell = useLatest(() => onFetchFailed?.());
  useEffect(() => {
    if (isError) tell();
  }, [isError, tell]);
  const isSettled = search === typed && !isFetching;
  const found = isSettled ? choices : filterChoices(choices, typed);
  const options = [...(mayMake && isSettled && !isError ? offerNew(choices, typed) : found)];
  return {options, isAlone: choices.length === 0, isSettled, isFetching, isError, remember, setTyped};
}

export function usePicker(picker: PickerOptions) {
  const {entity, ids, onChange, known = NOTHING_KNOWN} = picker;
  const [open, setOpen] = useState(false);
  const [making, setMaking] = useState<string>();
  const [chosen, setChosen] = useState(NOTHING_KNOWN);
  const {remember, ...found} = useFound(picker, open);
  const told = useMemo(() => new Map([...known, ...chosen]), [known, chosen]);
  const names = useNames(entity, ids, told);
  const values = useSame(ids.map(each => ({id: each, label: names.get(each) ?? `#${each}`})));
  const take = (picked: readonly Choice[]) => {
    setChosen(new Map([...chosen, ...picked.map(choice => [choice.id, choice.label] as const)]));
    const last = picked.at(-1);
    if (last && !ids.includes(last.id)) remember(last.id);
    onChange(picked.map(choice => choice.id));
  };
  /** Takes what was picked, or asks for what the record needs that is not there yet. */
  const pick = (picked: readonly Choice[]) => {
    const made = picked.find(choice => choice.id === NEW);
    if (!made) return take(picked);
    setOpen(false);
    setMaking(made.label);
  };
  return {...found, open, setOpen, making, setMaking, values, take, pick};
}
