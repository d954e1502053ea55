/** Chooses one or several records of an entity by searching for their names. */
import {useEffect, useMemo, useState, type ReactNode} from 'react';
import {
  Box,
  CircularProgress,
  TextField,
  type AutocompleteRenderGroupParams,
  type AutocompleteRenderInputParams,
} from '@mui/material';
import type {Entity, Predicate} from '@emblem/schemas';
import {valuesOfWhere} from '../../model/values-of-where';
import {useSay, useT} from '../../i18n/hooks';
import {useLatest} from '../../widgets/use-latest';
import {SteadyAutocomplete} from '../../widgets/SteadyAutocomplete';
import {ChoiceGroup, ChoiceLine, namedBy, NewLine} from './ChoiceLine';
import {NewChoice, useMayMake} from './new-choice';
import {useDebouncedValue} from './use-debounced-value';
import {filterChoices, useChoices, useNames, type Choice} from './use-choices';

interface RelationPickerProps {
  readonly entity: Entity;
  readonly ids: readonly number[];
  readonly onChange: (ids: readonly number[]) => void;
  readonly multiple: boolean;
  /** Names that came with the record. */
  readonly known?: ReadonlyMap<number, string>;
  readonly where?: Predicate;
  readonly label?: string;
  readonly id?: string;
  readonly describedBy?: string;
  readonly disabled?: boolean;
  readonly error?: boolean;
  readonly autoFocus?: boolean;
  readonly onBlur?: () => void;
  readonly inputRef?: (element: unknown) => void;
  /** A record that is not there yet can be made here. */
  readonly creates?: boolean;
  /** Told when the records to choose from could not be fetched. */
  readonly onFetchFailed?: () => void;
}

/** Stands for the record that is not there yet. */
const NEW = 0;

const NOTHING_KNOWN: ReadonlyMap<number, string> = new Map();

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

/** Before what is chosen already. */
function waiting(chosen: ReactNode) {
  return (
    <>
      <CircularProgress size={14} sx={{mr: 1}} />
      {chosen}
    </>
  );
}

/** The record that could be made of what was typed, unless one of that name is there. */
function offered(choices: readonly Choice[], typed: string): readonly Choice[] {
  const name = typed.trim();
  const isThere = choices.some(({label}) => label.toLowerCase() === name.toLowerCase());
  return name === '' || isThere ? choices : [...choices, {id: NEW, label: name}];
}

export function RelationPicker(props: RelationPickerProps) {
  const {
    entity,
    ids,
    onChange,
    multiple,
    known = NOTHING_KNOWN,
    where,
    label,
    id,
    describedBy,
    disabled,
    error,
    autoFocus,
    onBlur,
    inputRef,
    creates = false,
    onFetchFailed,
  } = props;
  const t = useT();
  const say = useSay();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [making, setMaking] = useState<string>();
  const [chosen, setChosen] = useState(NOTHING_KNOWN);
  const search = useDebouncedValue(open ? typed : '');
  const {choices, isFetching, isError, remember} = useChoices(entity, {search, where, enabled: open});
  const mayMake = useMayMake(entity) && creates;
  const tell = useLatest(() => onFetchFailed?.());
  useEffect(() => {
    if (isError) tell();
  }, [isError, tell]);
  const told = useMemo(() => new Map([...known, ...chosen]), [known, chosen]);
  const names = useNames(entity, ids, told);
  const values = useSame(ids.map(each => ({id: each, label: names.get(each) ?? `#${each}`})));
  const take = (picked: readonly Choice[]) => {
    setChosen(new Map([...chosen, ...picked.map(choice => [choice.id, choice.label] as const)]));
    const last = picked.at(-1);
    if (last && !ids.includes(last.id)) remember(last.id);
    onChange(picked.map(choice => choice.id));
  };
  const pick = (picked: readonly Choice[]) => {
    const made = picked.find(choice => choice.id === NEW);
    if (!made) return take(picked);
    setOpen(false);
    setMaking(made.label);
  };
  const isSettled = search === typed && !isFetching;
  const found = isSettled ? choices : filterChoices(choices, typed);
  const options = [...(mayMake && isSettled && !isError ? offered(choices, typed) : found)];
  const shared = {
    id,
    open,
    disabled,
    options,
    loading: !isSettled,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onInputChange: (_: unknown, text: string, reason: string) => setTyped(reason === 'input' ? text : ''),
    filterOptions: (all: Choice[]) => all,
    getOptionLabel: (choice: Choice) => choice.label,
    getOptionKey: (choice: Choice) => choice.id,
    // Always, and headed where there are both: an option that goes into a group is drawn anew.
    groupBy: (choice: Choice) => t(choice.recent ? 'field.recent' : 'field.others'),
    renderGroup: ({group, children}: AutocompleteRenderGroupParams) => (
      <ChoiceGroup key={group} heading={options.some(({recent}) => recent) ? group : undefined}>
        {children}
      </ChoiceGroup>
    ),
    isOptionEqualToValue: (a: Choice, b: Choice) => a.id === b.id,
    renderOption: ({key, ...option}: React.HTMLAttributes<HTMLLIElement> & {key?: React.Key}, choice: Choice) => (
      <Box component="li" key={key} {...option} {...(choice.id === NEW ? {} : namedBy(String(option.id)))}>
        {choice.id === NEW ? (
          <NewLine
            text={t('field.createChoice', {entity: say(entity.label), name: choice.label})}
            alone={choices.length === 0}
          />
        ) : (
          <ChoiceLine choice={choice} id={String(option.id)} />
        )}
      </Box>
    ),
    loadingText: t('common.loading'),
    noOptionsText: t(isError ? 'request.failed' : 'field.nothingFound'),
    clearText: t('field.clear'),
    openText: t('field.open'),
    closeText: t('common.close'),
    renderInput: (params: AutocompleteRenderInputParams) => (
      <TextField
        {...params}
        label={label}
        hiddenLabel={label === undefined}
        error={error}
        autoFocus={autoFocus}
        onBlur={onBlur}
        inputRef={inputRef}
        slotProps={{
          ...params.slotProps,
          htmlInput: {...params.slotProps?.htmlInput, 'aria-describedby': describedBy},
          input: {
            ...params.slotProps?.input,
            ...(isFetching && open ? {startAdornment: waiting(params.slotProps?.input?.startAdornment)} : {}),
          },
        }}
      />
    ),
  };
  return (
    <>
      {multiple ? (
        <SteadyAutocomplete<Choice, true>
          {...shared}
          multiple
          disableCloseOnSelect
          value={values}
          onChange={(_, picked) => pick(picked)}
        />
      ) : (
        <SteadyAutocomplete<Choice>
          {...shared}
          value={values[0] ?? null}
          onChange={(_, picked) => pick(picked ? [picked] : [])}
        />
      )}
      {making !== undefined && (
        <NewChoice
          entity={entity}
          name={making}
          fixed={valuesOfWhere(where)}
          onClose={() => setMaking(undefined)}
          onMade={choice => {
            setMaking(undefined);
            take(multiple ? [...values, choice] : [choice]);
          }}
        />
      )}
    </>
  );
}
