/** Chooses one or several records of an entity by searching for their names. */
import {useEffect, useMemo, useState} from 'react';
import {Autocomplete, CircularProgress, TextField} from '@mui/material';
import type {Entity, Predicate} from '@emblem/schemas';
import {useT} from '../../i18n/hooks';
import {useLatest} from '../../widgets/use-latest';
import {useDebouncedValue} from './use-debounced-value';
import {useChoices, useNames, type Choice} from './use-choices';

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
  /** Told when the records to choose from could not be fetched. */
  readonly onFetchFailed?: () => void;
}

const NOTHING_KNOWN: ReadonlyMap<number, string> = new Map();

function isSame(some: readonly Choice[], others: readonly Choice[]): boolean {
  return some.length === others.length && some.every(({id, label}, index) => others[index]?.id === id && others[index].label === label);
}

/** The same array for as long as the same is chosen: what has been typed goes whenever a field's value is another object. */
function useSame(choices: Choice[]): Choice[] {
  const [kept, keep] = useState(choices);
  if (isSame(kept, choices)) return kept;
  keep(choices);
  return choices;
}

export function RelationPicker(props: RelationPickerProps) {
  const {entity, ids, onChange, multiple, known = NOTHING_KNOWN, where, label, id, describedBy, disabled, error, autoFocus, onBlur, inputRef, onFetchFailed} = props;
  const t = useT();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(NOTHING_KNOWN);
  const search = useDebouncedValue(open ? typed : '');
  const {choices, isFetching, isError} = useChoices(entity, {search, where, enabled: open});
  const tell = useLatest(() => onFetchFailed?.());
  useEffect(() => {
    if (isError) tell();
  }, [isError, tell]);
  const told = useMemo(() => new Map([...known, ...chosen]), [known, chosen]);
  const names = useNames(entity, ids, told);
  const values = useSame(ids.map(each => ({id: each, label: names.get(each) ?? `#${each}`})));
  const pick = (picked: readonly Choice[]) => {
    setChosen(new Map([...chosen, ...picked.map(choice => [choice.id, choice.label] as const)]));
    onChange(picked.map(choice => choice.id));
  };
  const shared = {
    id, open, disabled, options: choices, loading: isFetching,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onInputChange: (_: unknown, text: string, reason: string) => setTyped(reason === 'input' ? text : ''),
    filterOptions: (options: Choice[]) => options,
    getOptionLabel: (choice: Choice) => choice.label,
    getOptionKey: (choice: Choice) => choice.id,
    isOptionEqualToValue: (a: Choice, b: Choice) => a.id === b.id,
    loadingText: t('common.loading'), noOptionsText: t('field.nothingFound'), clearText: t('field.clear'), openText: t('field.open'), closeText: t('common.close'),
    renderInput: (params: React.ComponentProps<typeof TextField>) => (
      <TextField
        {...params} label={label} hiddenLabel={label === undefined} error={error} autoFocus={autoFocus} onBlur={onBlur} inputRef={inputRef}
        slotProps={{
          ...params.slotProps,
          htmlInput: {...params.slotProps?.htmlInput, 'aria-describedby': describedBy},
          input: {...params.slotProps?.input, ...(isFetching && open ? {startAdornment: <CircularProgress size={14} sx={{mr: 1}} />} : {})},
        }}
      />
    ),
  };
  if (multiple)
    return <Autocomplete<Choice, true> {...shared} options={[...choices]} multiple disableCloseOnSelect value={values} onChange={(_, picked) => pick(picked)} />;
  return <Autocomplete<Choice> {...shared} options={[...choices]} value={values[0] ?? null} onChange={(_, picked) => pick(picked ? [picked] : [])} />;
}
